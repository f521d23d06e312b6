// What's saved on this device to be read without a connection: answers that are the same for everyone, and
// finished games that were viewed. Nothing else of a table is ever saved.

import type { GameStory, TableState } from "../lib/api";
import { ANSWERS, LANGUAGE } from "./names";

/** A finished game, and the key that opens its table. */
export interface SavedReplay {
  table: TableState;
  key: string | null;
}

const REPLAYS = "hotelier-replays";
const MOST = 30; // replays; the one viewed longest ago goes first

/** A cache; undefined if the browser has none, as without HTTPS. */
async function open(name: string): Promise<Cache | undefined> {
  return "caches" in globalThis ? caches.open(name).catch(() => undefined) : undefined;
}

/** Save something, compressed. */
async function put(cache: Cache | undefined, path: string, what: unknown): Promise<void> {
  try {
    const packed = new Blob([JSON.stringify(what)]).stream().pipeThrough(new CompressionStream("gzip"));
    await cache?.put(path, new Response(packed, { headers: { "x-packed": "gzip" } }));
  } catch {
    return; // no room, or an old browser: it works as before, with a connection
  }
}

async function get<T>(cache: Cache | undefined, path: string | Request): Promise<T | undefined> {
  const found = await cache?.match(path, { ignoreVary: true }).catch(() => undefined);
  if (!found?.body) return undefined;
  const isPacked = found.headers.has("x-packed"); // the worker saves answers as they are
  const text = isPacked ? found.body.pipeThrough(new DecompressionStream("gzip")) : found.body;
  return (await new Response(text).json()) as T;
}

export async function keepAnswer(path: string, answer: unknown): Promise<void> {
  await put(await open(ANSWERS), path, answer);
}

export async function savedAnswer<T>(path: string): Promise<T | undefined> {
  return get<T>(await open(ANSWERS), path);
}

/** The worker fetches the texts of the language last used. */
export async function keepLanguage(language: string): Promise<void> {
  const cache = await open(ANSWERS);
  const before = await cache?.match(LANGUAGE);
  if (!cache || (await before?.text()) === language) return;
  await cache.put(LANGUAGE, new Response(language)).catch(() => undefined);
  navigator.serviceWorker?.controller?.postMessage(LANGUAGE);
}

const placeOf = (table: string): string => `/replays/${encodeURIComponent(table)}`;
const storyAt = (table: string, eyes: string): string => `${placeOf(table)}/${encodeURIComponent(eyes)}`;

/** Save a game that's being viewed, if all of it may be shown. */
export async function keepReplay(table: TableState, key: string | undefined, story: GameStory): Promise<void> {
  if (!story.whole || table.phase !== "over") return;
  const cache = await open(REPLAYS);
  await put(cache, storyAt(table.id, String(story.eyes)), story);
  await put(cache, placeOf(table.id), { table, key: key ?? null } satisfies SavedReplay); // now it's the last
  const kept = await places(cache);
  for (const place of kept.slice(0, -MOST)) await remove(cache, place);
}

export async function savedReplay(table: string): Promise<SavedReplay | undefined> {
  return get<SavedReplay>(await open(REPLAYS), placeOf(table));
}

/** The story from a point of view, if it was viewed from there; without one, from the last one used. */
export async function savedStory(table: string, eyes?: string): Promise<GameStory | undefined> {
  const cache = await open(REPLAYS);
  if (eyes !== undefined) return get<GameStory>(cache, storyAt(table, eyes));
  const last = (await paths(cache)).findLast((path) => path.startsWith(storyAt(table, "")));
  return last === undefined ? undefined : get<GameStory>(cache, last);
}

/** Every saved replay, the last viewed first. */
export async function savedReplays(): Promise<SavedReplay[]> {
  const cache = await open(REPLAYS);
  const found = await Promise.all((await places(cache)).map((place) => get<SavedReplay>(cache, place)));
  return found.filter((each) => each !== undefined).reverse();
}

export async function forgetReplay(table: string): Promise<void> {
  await remove(await open(REPLAYS), placeOf(table));
}

async function paths(cache: Cache | undefined): Promise<string[]> {
  return ((await cache?.keys()) ?? []).map((request) => new URL(request.url).pathname);
}

/** The saved games, the last viewed last. */
async function places(cache: Cache | undefined): Promise<string[]> {
  return (await paths(cache)).filter((path) => path.split("/").length === 3);
}

async function remove(cache: Cache | undefined, place: string): Promise<void> {
  for (const path of await paths(cache)) {
    if (path === place || path.startsWith(`${place}/`)) await cache?.delete(path);
  }
}
