// The service worker: with it, the client opens without a connection.
//
// It answers for the page and its files only. Nothing of the API passes through it, so it can't keep
// anything of a game. A version is fetched as a whole or not at all. The one before it stays, because
// pages of that version may still be open, and the server no longer has their files.

import { ANSWERS, FILES, LANGUAGE } from "./names";

/** What the build has written, as paths. */
interface Built {
  version: string;
  entry: string; // the script that the page starts with
  files: string[]; // in every language
  texts: Record<string, string[]>; // by language
}
declare const BUILT: Built; // put here by the build

/** What's used of a worker: its own library of types would replace those of the page. */
interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Extendable {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
interface Worker {
  addEventListener(type: "install" | "activate" | "message", listener: (event: Extendable) => void): void;
  addEventListener(type: "fetch", listener: (event: Fetching) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  registration: ServiceWorkerRegistration;
}

const worker = self as unknown as Worker;
const built = BUILT;
const OWN = `${FILES}${built.version}`;
const PAGE = "/";
const AT_ONCE = 4; // files fetched together, and
const PAUSE = 150; // ms until the next ones: a server takes only so many requests per second
const PATIENCE = 4000; // ms for the server to answer before the saved page is shown

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("message", (event) => event.waitUntil(fetchTexts()));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate" && pathname === PAGE) event.respondWith(pageFor(event));
  else if (pathname.startsWith("/assets/")) event.respondWith(fileFor(request));
});

async function install(): Promise<void> {
  const cache = await caches.open(OWN);
  try {
    const page = await answerOf(PAGE);
    const text = await page.clone().text();
    if (!text.includes(built.entry)) throw new Error("the page is of another version");
    await fetchFiles(cache, [...built.files, ...(await texts())]);
    await cache.put(PAGE, page);
  } catch (error) {
    if (!(await cache.match(PAGE))) await caches.delete(OWN);
    throw error;
  }
  await fetchAnswers();
  await worker.skipWaiting();
}

async function activate(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(FILES) && name !== OWN);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name))); // oldest first
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

/** The texts in the language last used. */
async function texts(): Promise<string[]> {
  const language = await (await caches.open(ANSWERS)).match(LANGUAGE);
  return built.texts[(await language?.text()) ?? "en"] ?? [];
}

/** Another language is used from now on. */
async function fetchTexts(): Promise<void> {
  await fetchFiles(await caches.open(OWN), await texts());
}

/** Fetch the files that aren't there yet. */
async function fetchFiles(cache: Cache, paths: string[]): Promise<void> {
  const there = new Set((await cache.keys()).map((request) => new URL(request.url).pathname));
  const missing = paths.filter((path) => !there.has(path));
  for (let from = 0; from < missing.length; from += AT_ONCE) {
    if (from) await new Promise((resolve) => setTimeout(resolve, PAUSE));
    const some = missing.slice(from, from + AT_ONCE);
    await Promise.all(some.map(async (path) => cache.put(path, await answerOf(path))));
  }
}

/** Fetch what rules, cards and lessons need from the server. What fails now is fetched when it's opened. */
async function fetchAnswers(): Promise<void> {
  try {
    const cache = await caches.open(ANSWERS);
    const offers = (await (await answerOf("/api/offers")).json()) as { games: { name: string; lesson: boolean }[] };
    for (const { name, lesson } of offers.games) {
      for (const what of lesson ? ["components", "lesson"] : ["components"]) {
        const path = `/api/games/${encodeURIComponent(name)}/${what}`;
        await cache.put(path, await answerOf(path));
      }
    }
  } catch {
    return;
  }
}

async function answerOf(path: string): Promise<Response> {
  const answer = await fetch(path, path.startsWith("/assets/") ? {} : { cache: "no-store" });
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
  return answer;
}

/** The page as the server has it; the saved one if there's no good answer soon. */
async function pageFor(event: Fetching): Promise<Response> {
  const saved = await (await caches.open(OWN)).match(PAGE);
  const asked = newest(event);
  if (!saved) return asked;
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(saved), PATIENCE));
  const good = asked.then(
    (answer) => (answer.ok || answer.type === "opaqueredirect" ? answer : saved),
    () => saved,
  );
  return Promise.race([good, late]);
}

async function newest(event: Fetching): Promise<Response> {
  return (await event.preloadResponse) ?? fetch(event.request);
}

/** Files never change: another version has other names. */
async function fileFor(request: Request): Promise<Response> {
  const own = await caches.open(OWN);
  const saved = (await own.match(request, { ignoreVary: true })) ?? (await caches.match(request, { ignoreVary: true }));
  return saved ?? fetch(request);
}
