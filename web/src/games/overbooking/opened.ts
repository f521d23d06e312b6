// The real box for tests, as the engine describes it.

import boxes from "../../generated/components.json";
import { open, type Box } from "./box";

export function openBox(): void {
  open(boxes.overbooking as unknown as Box);
}
