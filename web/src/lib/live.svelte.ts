// A live table: it only changes by what the server sends.

import { onInput } from "../motion/input";
import { motion } from "../motion/motion.svelte";
import { isHidden, timingOf } from "../motion/pace";
import { Pacer } from "../motion/pacer";
import { api, Refusal, type Door, type Hint, type Reaction, type TableState, type Told } from "./api";
import { paint } from "./colours.svelte";
import { Guard, haste } from "./guard";
import { named } from "./seats";
import type { Proposal, Scene, Sitting } from "./sitting";
import { language } from "./words.svelte";

interface Update {
  type: "update";
  entries: Told[];
  state: TableState;
  more: boolean; // the journal goes on in the next update
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
const QUIET = 20_000; // ms of silence after which the server is pinged
const PATIENCE = 10_000; // ms for the answer

export class LiveTable implements Sitting {
  state = $state.raw<TableState | null>(null);
  journal = $state.raw<Told[]>([]);
  line = $state<Line>("connecting");
  problem = $state<Refusal | null>(null); // why the table can't be shown
  proposal = $state.raw<Proposal | null>(null);
  pointed = $state<string | null>(null);
  busy = $state(false); // something was sent and not yet answered
  refusal = $state<Refusal | null>(null); // the last refusal, until the next action

  private acted = $state(false); // a scene is playing
  private guard = new Guard();
  private socket: WebSocket | null = null;
  private waiting = new Map<number, (answer: Answer) => void>();
  private next = 1;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined; // until the next try
  private pulse: ReturnType<typeof setTimeout> | undefined; // until the connection is checked
  private scenes = new Set<Scene>();
  private heard = false; // the table as it was when it was opened, with its whole journal
  private latest = 0; // the number of the last entry received
  private leaving = new AbortController();
  private pacer = new Pacer<Update>(
    (update) => this.show(update),
    () => (this.staging ? Infinity : motion.left),
  );

  constructor(readonly door: Door) {
    this.connect();
    // After waking up or reconnecting, check right away.
    const { signal } = this.leaving;
    addEventListener("online", () => this.check(), { signal });
    addEventListener("visibilitychange", () => this.check(), { signal });
    // A click ends all animations, and then counts.
    onInput(() => {
      if (!haste.is()) this.catchUp();
    }, signal);
  }

  /** Listen to what happens, together with the table before and after. */
  watch(scene: Scene): () => void {
    this.scenes.add(scene);
    return () => this.scenes.delete(scene);
  }

  /** How much has arrived that isn't shown yet. */
  get behind(): number {
    return this.pacer.waiting;
  }

  /** Show the table as it is now. A scene isn't cut short here: its player does that. */
  catchUp(): void {
    if (!this.staging) this.pacer.flush();
  }

  /** A scene is playing; the end of the game waits for it. */
  get staging(): boolean {
    return this.acted;
  }
  set staging(acted: boolean) {
    if (this.acted && !acted) this.guard.reveal();
    this.acted = acted;
  }

  play(what: string | readonly string[]): Promise<boolean> {
    const [first = ""] = typeof what === "string" ? [what] : what;
    if (!this.guard.lets(first)) return Promise.resolve(false);
    haste.act();
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
    haste.act();
    return this.wish({ type: "confirm", step: this.state?.step ?? 0 });
  }
  takeback(): Promise<boolean> {
    return this.wish({ type: "takeback", step: this.state?.step ?? 0 });
  }
  /** Plan an action for your next decision; null cancels it. */
  plan(action: string | null): Promise<boolean> {
    return this.wish({ type: "plan", action, step: this.state?.step ?? 0 });
  }
  say(text: string): Promise<boolean> {
    return this.wish({ type: "say", text });
  }
  react(reaction: Reaction): Promise<boolean> {
    return this.wish({ type: "say", reaction });
  }

  hint(): Promise<Hint> {
    return api.hint(this.door, this.state?.step ?? 0);
  }

  close(): void {
    this.line = "gone";
    this.leaving.abort();
    clearTimeout(this.timer);
    clearTimeout(this.pulse);
    this.pacer.stop();
    this.socket?.close();
  }

  /** Send a request; whether it was granted. */
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
      const since = this.heard ? this.latest : 0;
      const who = { token: token ?? null, key: key ?? null };
      socket.send(JSON.stringify({ type: "hello", ...who, since, language: language() }));
    };
    socket.onmessage = (message) => this.hear(JSON.parse(message.data as string));
    socket.onclose = (event) => this.lost(event.code);
    this.expect();
  }

  /** Check the connection: one that's cut along the way doesn't say so itself. */
  private check(): void {
    if (isHidden()) this.catchUp();
    const at = this.socket?.readyState;
    if (this.line === "lost" && at !== WebSocket.CONNECTING) {
      clearTimeout(this.timer);
      this.connect();
    } else if (at === WebSocket.OPEN) {
      this.socket?.send(JSON.stringify({ type: "ping", id: this.next++ }));
      this.expect();
    }
  }

  /** The server must answer soon, or the connection is replaced. */
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
      const entries = message.entries.filter((entry) => entry.number > this.latest);
      this.latest = entries.at(-1)?.number ?? this.latest;
      this.arrange({ ...message, entries });
      return;
    }
    if (message.id === null && message.type === "refused") {
      if (message.code === "away") return; // the connection is closed, and retried
      this.problem = new Refusal(message.code ?? "", message.reason ?? "", 404);
      return;
    }
    const resolve = message.id === null ? undefined : this.waiting.get(message.id);
    if (message.id !== null) this.waiting.delete(message.id);
    resolve?.(message);
  }

  /** What others do waits for its moment; your own actions never do. */
  private arrange(update: Update): void {
    const { entries, state } = update;
    const moved = entries.filter(({ type }) => type === "moved");
    const by = moved.at(-1)?.seat ?? 0;
    const own = entries.some(({ type, seat }) => type !== "said" && seat === state.you);
    if (own) haste.act();
    const now = own || !this.heard || update.more;
    if (now) this.pacer.flush();
    if (now || (!moved.length && !this.behind)) {
      this.show(update);
      return;
    }
    // Chat is shown right away.
    const talk = entries.every(({ type }) => type === "said");
    if (talk && this.state) this.show({ ...update, state: this.state });
    const what = talk ? { ...update, entries: [] } : update;
    this.pacer.push({ what, by, timing: timingOf(state.seats[by - 1]?.kind) });
  }

  private show({ entries, state, more }: Update): void {
    const before = this.state;
    if (entries.length) this.journal = [...this.journal, ...entries];
    this.state = { ...state, seats: named(state.seats) };
    paint(state.seats);
    this.guard.show(this.state);
    // The action is already visible on the table, and its confirmation follows: you can go on already.
    if (this.state.step !== before?.step || this.state.held !== before.held) this.busy = false;
    // What happened before the table was opened, or in a long absence, isn't played.
    if (this.heard && !more) for (const scene of this.scenes) scene(entries, this.state, before);
    this.heard = !more;
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
