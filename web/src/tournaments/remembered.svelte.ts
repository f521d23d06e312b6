// Your tournaments, and your name on the ladder: what this browser remembers of them.

import type { Entry } from "../lib/api";
import { read, write } from "../lib/memory.svelte";

export interface MyTournament extends Entry {
  id: string;
  name: string;
}

interface OnLadder {
  name: string;
  key: string;
}

const TOURNAMENTS = "hotelier.tournaments";
const LADDER = "hotelier.ladder";
const MOST = 50;

class Remembered {
  tournaments = $state<MyTournament[]>(read<MyTournament[]>(TOURNAMENTS, []));
  ladder = $state<OnLadder | null>(read<OnLadder | null>(LADDER, null));

  at(id: string): MyTournament | undefined {
    return this.tournaments.find((each) => each.id === id);
  }

  /** Save what you have got for a tournament, besides what you had. */
  keep(id: string, some: Partial<MyTournament>): void {
    const kept = read<MyTournament[]>(TOURNAMENTS, this.tournaments);
    const before = kept.find((each) => each.id === id) ?? { id, name: "" };
    this.tournaments = [{ ...before, ...some }, ...kept.filter((each) => each.id !== id)].slice(0, MOST);
    write(TOURNAMENTS, this.tournaments);
  }

  forget(id: string): void {
    this.tournaments = read<MyTournament[]>(TOURNAMENTS, this.tournaments).filter((each) => each.id !== id);
    write(TOURNAMENTS, this.tournaments);
  }

  climb(own: OnLadder | null): void {
    this.ladder = own;
    write(LADDER, own);
  }
}

export const remembered = new Remembered();
