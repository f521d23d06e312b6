// What this browser remembers: your seats, your name, your settings.

import type { Agreed } from "./agreed";
import type { Pace } from "../motion/pace";
import { forgetReplay } from "../offline/kept";
import type { Seated } from "./api";
import type { Language } from "./words.svelte";

export interface MySeat {
  table: string;
  key: string;
  seat: number | null;
  token: string | null;
  at: number;
}

export interface Tastes {
  name: string;
  language: Language | ""; // "" is the browser's own
  theme: "auto" | "light" | "dark";
  size: number; // of text, 1 is normal
  motion: "auto" | "none";
  guard: number; // ms after a question changes, in which a hasty click decides nothing; 0 is off
  pace: Pace; // of bots
  stops: boolean; // a scene waits for the reader after each part
  followed: boolean; // a scene in parts has been watched once; the first one doesn't run automatically
  sound: boolean; // off until it's turned on
  volume: number; // 0 to 100
  onlyTurn: boolean; // only the bell, no other sounds
  notify: "" | "yes" | "no"; // whether to be notified of your turn while the page is hidden; "" wasn't asked yet
  game: string;
  level: string;
  players: number;
  options: Record<string, string | number>;
  agreed: Partial<Agreed>; // the rules of your own tables, if they aren't the defaults
  lessons: Record<string, number>; // your progress in each game's lesson
}

const SEATS = "hotelier.seats";
const TASTES = "hotelier.tastes";
const MOST = 500; // a hundred kilobytes; statistics look at all of them

export const GUARD = 400; // ms

const usual: Tastes = {
  name: "",
  language: "",
  theme: "auto",
  size: 1,
  motion: "auto",
  guard: GUARD,
  pace: "brisk",
  stops: true,
  followed: false,
  sound: false,
  volume: 40,
  onlyTurn: false,
  notify: "",
  game: "", // the first there is
  level: "medium",
  players: 2,
  options: {},
  agreed: {},
  lessons: {},
};

export function read<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

/** Whether it's saved: a browser that saves nothing still plays; the link is the way back then. */
export function write(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

class Memory {
  seats = $state<MySeat[]>(read<MySeat[]>(SEATS, []));
  tastes = $state<Tastes>({ ...usual, ...read<Partial<Tastes>>(TASTES, {}) });
  private keeps = true;

  /** Save a seat you've got. */
  keep(seated: Seated): void {
    const seats = this.newest(SEATS, this.seats);
    const before = seats.find((each) => each.table === seated.table);
    const mine: MySeat = {
      table: seated.table,
      key: seated.key,
      seat: seated.seat ?? before?.seat ?? null,
      token: seated.token ?? before?.token ?? null,
      at: Date.now(),
    };
    this.seats = [mine, ...seats.filter((each) => each.table !== mine.table)].slice(0, MOST);
    this.keeps = write(SEATS, this.seats);
  }

  /** Your seat at a table. */
  at(table: string): MySeat | undefined {
    return this.seats.find((each) => each.table === table);
  }

  forget(table: string): void {
    this.seats = this.newest(SEATS, this.seats).filter((each) => each.table !== table);
    void forgetReplay(table);
    this.keeps = write(SEATS, this.seats);
  }

  like(some: Partial<Tastes>): void {
    this.tastes = { ...this.newest(TASTES, this.tastes), ...some };
    this.keeps = write(TASTES, this.tastes);
  }

  /** Another tab has saved something. */
  recall(): void {
    this.seats = this.newest(SEATS, this.seats);
    this.tastes = this.newest(TASTES, this.tastes);
  }

  /** What's known, or what another tab has saved meanwhile. */
  private newest<T extends object>(key: string, known: T): T {
    if (!this.keeps) return known;
    const kept = read<T>(key, known);
    return Array.isArray(kept) ? kept : { ...known, ...kept };
  }
}

export const memory = new Memory();

/** Whether things may move. */
export function moving(): boolean {
  return (
    memory.tastes.motion === "auto" && !matchMedia("(prefers-reduced-motion: reduce)").matches
  );
}
