// What's in the box of a game, from the server.

import { api } from "./api";
import { isPassing, troubleOf } from "./trouble";

const PAUSE = 1500; // ms before the server is asked again

const asked = new Map<string, Promise<unknown>>();

/** Why a requested box hasn't arrived yet. */
export const late = $state({ why: "" });

/** The content of a box: requested once for everyone, and again while the server is away or busy. */
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
