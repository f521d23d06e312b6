// What is in the box of a game, as the house keeps it.

import { api } from "./api";
import { isPassing, troubleOf } from "./trouble";

const PAUSE = 1500; // ms before the house is asked again

const asked = new Map<string, Promise<unknown>>();

/** Why a box that was asked for has not come yet. */
export const late = $state({ why: "" });

/** The content of a box: asked for once, whoever wants it, and again while the house is away or busy. */
export function contentOf<T>(game: string): Promise<T> {
  const asking = asked.get(game) ?? ask(game);
  asked.set(game, asking);
  return asking as Promise<T>;
}

async function ask(game: string): Promise<unknown> {
  for (;;) {
    try {
      const content = await api.components(game);
      late.why = "";
      return content;
    } catch (error) {
      if (!isPassing(error)) {
        asked.delete(game);
        throw error;
      }
      late.why = troubleOf(error);
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}
