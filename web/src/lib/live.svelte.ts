// A table live: it changes only by what the house sends.

import { api, Refusal, type Door, type Hint, type TableState, type Told } from "./api";
import { named } from "./seats";
import type { Scene, Sitting } from "./sitting";
import { language } from "./words.svelte";

interface Update {
  type: "update";
  entries: Told[];
  state: TableState;
}
interface Answer {
  type: "done" | "refused" | "pong";
  id: number | null;
  code?: string;
  reason?: string;
  legal?: string[];
}

type Line = "connecting" | "open" | "lost" | "gone";

const PAUSES = [300, 800, 1500, 3000, 5000]; // ms before the next try
const QUIET = 20_000; // ms without a word, after which the house is asked whether it is there
const PATIENCE = 10_000; // ms that it may take to answer

export class LiveTable implements Sitting {
  state = $state.raw<TableState | null>(null);
  journal = $state.raw<Told[]>([]);
  line = $state<Line>("connecting");
  problem = $state<Refusal | null>(null); // why the table cannot be seen
  staging = $state(false); // a scene is being played; the end of the game waits for it
  busy = $state(false); // something was sent and not yet answered
  refusal = $state<Refusal | null>(null); // the last no, until the next action

  private socket: WebSocket | null = null;
  private waiting = new Map<number, (answer: Answer) => void>();
  private next = 1;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined; // until the next try
  private pulse: ReturnType<typeof setTimeout> | undefined; // until the line is looked after
  private scenes = new Set<Scene>();
  private heard = false;
  private leaving = new AbortController();

  constructor(readonly door: Door) {
    this.connect();
    // Whoever wakes up or finds the net again wants to know at once.
    const { signal } = this.leaving;
    addEventListener("online", () => this.check(), { signal });
    addEventListener("visibilitychange", () => this.check(), { signal });
  }

  /** Be told of what happened, together with the table before and after. */
  watch(scene: Scene): () => void {
    this.scenes.add(scene);
    return () => this.scenes.delete(scene);
  }

  get cursor(): number {
    return this.journal.at(-1)?.number ?? 0;
  }

  play(what: string | readonly string[]): Promise<boolean> {
    const actions = typeof what === "string" ? { action: what } : { actions: what };
    return this.wish({ type: "play", ...actions, step: this.state?.step ?? 0 });
  }
  undo(): Promise<boolean> {
    return this.wish({ type: "undo", step: this.state?.step ?? 0 });
  }
  restart(): Promise<boolean> {
    return this.wish({ type: "restart", step: this.state?.step ?? 0 });
  }
  confirm(): Promise<boolean> {
    return this.wish({ type: "confirm", step: this.state?.step ?? 0 });
  }
  say(text: string): Promise<boolean> {
    return this.wish({ type: "say", text });
  }

  hint(): Promise<Hint> {
    return api.hint(this.door, this.state?.step ?? 0);
  }

  close(): void {
    this.line = "gone";
    this.leaving.abort();
    clearTimeout(this.timer);
    clearTimeout(this.pulse);
    this.socket?.close();
  }

  /** Send a wish; whether it was granted. */
  private async wish(message: object): Promise<boolean> {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    const id = this.next++;
    this.busy = true;
    this.refusal = null;
    const answer = await new Promise<Answer>((resolve) => {
      this.waiting.set(id, resolve);
      this.socket?.send(JSON.stringify({ ...message, id, language: language() }));
    });
    this.busy = this.waiting.size > 0;
    if (answer.type === "refused") {
      this.refusal = new Refusal(answer.code ?? "", answer.reason ?? "", 409, answer.legal);
      return false;
    }
    return true;
  }

  private connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const place = `${scheme}://${location.host}/api/tables/${encodeURIComponent(this.door.table)}/live`;
    const socket = new WebSocket(place);
    this.socket = socket;
    socket.onopen = () => {
      const { token, key } = this.door;
      const since = this.heard ? this.cursor : 0;
      const who = { token: token ?? null, key: key ?? null };
      socket.send(JSON.stringify({ type: "hello", ...who, since, language: language() }));
    };
    socket.onmessage = (message) => this.hear(JSON.parse(message.data as string));
    socket.onclose = (event) => this.lost(event.code);
    this.expect();
  }

  /** Look after the line: one that is cut somewhere on its way does not say so itself. */
  private check(): void {
    const at = this.socket?.readyState;
    if (this.line === "lost" && at !== WebSocket.CONNECTING) {
      clearTimeout(this.timer);
      this.connect();
    } else if (at === WebSocket.OPEN) {
      this.socket?.send(JSON.stringify({ type: "ping", id: this.next++ }));
      this.expect();
    }
  }

  /** The house must be heard of soon, else the line is tried anew. */
  private expect(): void {
    clearTimeout(this.pulse);
    this.pulse = setTimeout(() => {
      const { socket } = this;
      if (!socket) return;
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
      this.lost();
    }, PATIENCE);
  }

  private hear(message: Update | Answer): void {
    clearTimeout(this.pulse);
    this.pulse = setTimeout(() => this.check(), QUIET);
    if (message.type === "update") {
      this.line = "open";
      this.tries = 0;
      const before = this.state;
      const fresh = message.entries.filter((entry) => entry.number > this.cursor);
      if (fresh.length) this.journal = [...this.journal, ...fresh];
      this.state = { ...message.state, seats: named(message.state.seats) };
      // What was sent is seen on the table, its answer comes behind: one may go on already.
      if (this.state.step !== before?.step || this.state.held !== before.held) this.busy = false;
      if (this.heard) for (const scene of this.scenes) scene(fresh, this.state, before);
      this.heard = true;
      return;
    }
    if (message.id === null && message.type === "refused") {
      if (message.code === "away") return; // the line is closed, and tried again
      this.problem = new Refusal(message.code ?? "", message.reason ?? "", 404);
      return;
    }
    const resolve = message.id === null ? undefined : this.waiting.get(message.id);
    if (message.id !== null) this.waiting.delete(message.id);
    resolve?.(message);
  }

  private lost(code?: number): void {
    clearTimeout(this.pulse);
    for (const resolve of this.waiting.values()) {
      resolve({ type: "refused", id: null, code: "lost", reason: "" });
    }
    this.waiting.clear();
    this.busy = false;
    if (this.line === "gone" || this.problem || code === 4404) {
      this.line = "gone";
      return;
    }
    this.line = "lost";
    this.timer = setTimeout(() => this.connect(), PAUSES[Math.min(this.tries, 4)]);
    this.tries += 1;
  }
}
