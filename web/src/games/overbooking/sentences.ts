// What happened, and what an action would bring, in words.

import type { GameEvent } from "../../lib/api";
import { listed } from "../../lib/lists";
import { say, type Facts } from "../../lib/words.svelte";
import {
  abilityWords,
  cardName,
  crestName,
  crestOf,
  faceOf,
  hotelName,
  isLarge,
  isMany,
  kindOf,
  nameOfAbility,
  ruleWords,
} from "./box";

export const bedsWords = (n: number): string => say("overbooking-beds", { n });
export const coinsWords = (n: number): string => say("overbooking-coins", { n });
export const pointsWords = (n: number): string => say("overbooking-points", { n });
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

type Pairs = [number, string][];

class Teller {
  constructor(
    readonly event: GameEvent,
    readonly names: string[],
    readonly you: number | null,
  ) {}

  number(fact: string): number {
    return Number(this.event[fact] ?? 0);
  }
  text(fact: string): string {
    return String(this.event[fact] ?? "");
  }
  name(seat: number): string {
    return this.names[seat - 1] ?? "";
  }
  owned(seat: number, card: string): string {
    const name = cardName(card);
    if (seat === this.you) return say("overbooking-your", { card: name });
    return say("overbooking-owned", { card: name, owner: this.name(seat) });
  }
  all(pairs: Pairs): string {
    return listed(pairs.map(([seat, card]) => this.owned(seat, card)));
  }

  get mine(): string {
    return this.event.seat === this.you ? "yes" : "no";
  }
  get card(): string {
    return capital(this.owned(this.event.seat, this.text("card")));
  }

  say(ending: string, facts: Facts = {}): string {
    return say(`overbooking-log-${ending}`, {
      you: this.mine,
      name: this.name(this.event.seat),
      hotel: this.number("hotel"),
      ...facts,
    });
  }

  faces(): string {
    return listed(
      ((this.event["faces"] ?? []) as string[]).map((name) => {
        const face = faceOf(name);
        return this.say("face", {
          name: hotelName(name),
          beds: bedsWords(face?.beds ?? 0),
          rule: ruleWords(face?.rule ?? "none"),
        });
      }),
    );
  }

  gains(): string {
    const gains = ((this.event["gains"] ?? []) as number[])
      .map((coins, index) => ({ coins, seat: index + 1 }))
      .filter(({ coins }) => coins > 0)
      .map(({ coins, seat }) =>
        this.say("gain", {
          name: seat === this.you ? say("overbooking-you") : this.name(seat),
          coins: coinsWords(coins),
        }),
      );
    return gains.length ? listed(gains) : this.say("no-gain");
  }
}

type Tell = (told: Teller) => string;

const one = (t: Teller): string => (isMany(t.text("card")) ? "no" : "yes");

const SENTENCES: Record<string, Tell> = {
  "round-started": (t) => t.say("round-started", { round: t.number("round") }),
  "first-player": (t) => t.say("first-player"),
  "tiles-laid": (t) => t.say("tiles-laid", { hotels: t.faces() }),
  "tiles-turned": (t) => t.say("tiles-turned", { hotels: t.faces() }),
  "cards-drawn": (t) => {
    const cards = (t.event["cards"] ?? []) as string[];
    const seen = cards.length > 0 && t.event.seat !== t.you;
    return t.say(seen ? "cards-seen" : "cards-drawn", {
      you: cards.length ? t.mine : "no",
      cards: listed(cards.map(cardName)),
      number: say("overbooking-cards", { n: t.number("number") }),
    });
  },
  "card-placed": (t) => {
    const card = t.text("card");
    const back = t.text("back");
    return t.say("card-placed", {
      you: card ? t.mine : "no",
      side: t.text("side"),
      card: card ? cardName(card) : "",
      // Whoever sees everything reads the card itself.
      back: card
        ? say("overbooking-the-card", { card: cardName(card) })
        : say("overbooking-a-back", { size: isLarge(back) ? "large" : "small", crest: crestName(crestOf(back)) }),
    });
  },
  "card-turned-up": (t) => t.say("card-turned-up", { card: t.owned(t.event.seat, t.text("card")) }),
  "token-taken": (t) => t.say("token-taken"),
  "placement-skipped": (t) => t.say(`placement-skipped-${t.text("reason").replace(" ", "-")}`),
  "hotel-revealed": (t) => {
    const empty = !(t.event["queue"] as Pairs).length && !(t.event["door"] as Pairs).length;
    return t.say(empty ? "hotel-revealed-empty" : "hotel-revealed", {
      beds: bedsWords(t.number("beds")),
      rule: ruleWords(t.text("rule")),
    });
  },
  "ability-started": (t) =>
    t.say("ability-started", {
      card: t.owned(t.event.seat, t.text("card")),
      ability: abilityWords(t.text("card"), "short"),
    }),
  "joined-queue": (t) => t.say("joined-queue", { card: t.card, one: one(t) }),
  "beds-changed": (t) => {
    const change = t.number("change");
    const card = nameOfAbility(change > 0 ? "beds+3" : "beds-3");
    return t.say(change > 0 ? "beds-more" : "beds-fewer", {
      card: capital(
        t.event.seat === t.you
          ? say("overbooking-your", { card })
          : say("overbooking-owned", { card, owner: t.name(t.event.seat) }),
      ),
      beds: bedsWords(Math.abs(change)),
      now: t.number("beds"),
    });
  },
  "guest-named": (t) => t.say("guest-named", { card: cardName(t.text("card")) }),
  "guest-replaced": (t) =>
    t.say("guest-replaced", {
      card: t.card,
      one: one(t),
      gone: t.owned(t.number("replaced_seat"), t.text("replaced")),
      lost: t.event["naming_lost"] ? t.say("named-in-vain") : "",
    }),
  "ability-unused": (t) => {
    const why = t.text("reason") === "choice" ? "choice" : kindOf(t.text("card")).name;
    return t.say(`ability-unused-${why}`, { card: t.card });
  },
  "booking-order": (t) => {
    const order = (t.event["order"] ?? []) as [number, string, string][];
    return t.say(order.length ? "booking-order" : "booking-order-empty", {
      beds: bedsWords(t.number("beds")),
      order: t.all(order.map(([seat, card]) => [seat, card])),
    });
  },
  "guest-booked": (t) =>
    t.say("guest-booked", {
      card: t.card,
      one: one(t),
      beds: bedsWords(t.number("beds_before") - t.number("beds_after")),
      left: t.number("beds_after"),
      coins: coinsWords(t.number("coins")),
    }),
  "guest-turned-away": (t) =>
    t.say("guest-turned-away", {
      card: t.card,
      one: one(t),
      needed: bedsWords(t.number("needed")),
      free: t.number("free"),
    }),
  "cards-discarded": (t) => t.say("cards-discarded", { cards: t.all(t.event["cards"] as Pairs) }),
  "hotel-closed": (t) => t.say("hotel-closed", { gains: t.gains() }),
  "scoring-part": (t) => {
    const part = t.text("part");
    return t.say("scoring-part", {
      points: pointsWords(t.number("vp")),
      what: say(`overbooking-part-${part}`, { crest: part === "crest" ? crestName(t.text("of")) : "" }),
    });
  },
  "game-ended": (t) => {
    const winners = (t.event["winners"] ?? []) as number[];
    return t.say("game-ended", {
      number: winners.length,
      names: listed(winners.map((seat) => t.name(seat))),
      points: pointsWords(Math.max(...((t.event["scores"] ?? [0]) as number[]))),
    });
  },
};

const TOUCHED = typeof matchMedia === "function" ? matchMedia("(hover: none)") : null;

/** What is said while the hotels check in. */
export const sceneWords = (): string =>
  say("overbooking-ask-scene", { touch: TOUCHED?.matches ? "yes" : "no" });

/** Any event as a sentence. */
export function describe(event: GameEvent, names: string[], you: number | null): string {
  const tell = SENTENCES[event.kind];
  return tell ? tell(new Teller(event, names, you)) : "";
}

// The events beside these say the same.
const QUIET = new Set(["ability-started", "booking-order", "cards-discarded"]);

/** An event as a line of the log. */
export function sentence(event: GameEvent, names: string[], you: number | null): string | null {
  if (QUIET.has(event.kind)) return null;
  if (event.kind === "cards-drawn" && !event["cards"]) return null;
  if (event.kind === "scoring-part" && !event["vp"]) return null;
  return describe(event, names, you) || null;
}

/** What an action gives, in a few words. */
export function preview(events: GameEvent[], you: number): string {
  const parts: string[] = [];
  let booked = 0;
  let coins = 0;
  let away = 0;
  for (const event of events) {
    const mine = event.seat === you;
    if (event.kind === "token-taken" && mine) parts.push(say("overbooking-gain-token"));
    if (event.kind === "card-turned-up" && mine) parts.push(say("overbooking-gain-open"));
    if (event.kind === "guest-booked" && mine) {
      booked += 1;
      coins += Number(event["coins"]);
    }
    if (event.kind === "guest-turned-away" && mine) away += 1;
  }
  const cards = (n: number): string => say("overbooking-cards", { n });
  if (booked) {
    parts.push(say("overbooking-gain-booked", { cards: cards(booked), coins: coinsWords(coins) }));
  }
  if (away) parts.push(say("overbooking-gain-away", { cards: cards(away) }));
  return parts.join(" · ");
}
