// What the log says about people: who left, came back, asked for a seat, took a turn back.

import type { Told } from "./api";
import { botName } from "./seats";
import { say, tell } from "./words.svelte";

type Seated = NonNullable<Told["seated"]>;

/** Follows a journal: what an entry means depends on who sat there before. */
export class People {
  private seats = new Map<number, Seated>();
  private begun = false;
  private late = 0; // the seat whose time has just run out, or whose player was removed

  /** The line of an entry; empty if it goes without saying. */
  line(entry: Told, names: readonly string[]): string {
    const seat = entry.seat ?? 0;
    const name = names[seat - 1] ?? "";
    const wasLate = this.late === seat;
    this.late = entry.type === "late" || entry.type === "kicked" ? seat : 0;
    switch (entry.type) {
      case "began":
        this.begun = true;
        return "";
      case "late":
        return say("log-late", { name });
      case "kicked":
        return say("log-kicked", { name: entry.text ?? name });
      case "host":
        return say("log-host", { name: entry.text ?? name });
      case "undone":
        return entry.turn ? say("log-takeback", { name }) : "";
      case "asked":
        return say("log-asked", { name: entry.text ?? "", player: name });
      case "declined":
        return say("log-declined", { name: entry.text ?? "" });
      case "dropped":
        return entry.what ? say("log-dropped", { action: tell(entry.what, names) }) : "";
      case "sat":
        return entry.seated ? this.sat(seat, entry.seated, wasLate) : "";
      default:
        return "";
    }
  }

  private sat(seat: number, now: Seated, wasLate: boolean): string {
    const before = this.seats.get(seat);
    this.seats.set(seat, now);
    if (!this.begun || !before) return "";
    const name = now.name ?? "";
    if (now.kind === "bot") return before.kind === "bot" ? "" : say("log-resigned", { name });
    if (now.absent && now.bot) {
      return before.bot === now.bot ? "" : say("log-left-bot", { name, bot: botName(now.bot) ?? now.bot });
    }
    if (now.absent) return before.absent || wasLate ? "" : say("log-left", { name });
    if (!before.absent) return "";
    return before.name === name ? say("log-back", { name }) : say("log-seated", { name, before: before.name ?? "" });
  }
}
