// @ts-nocheck: it runs in Node, whose types the client doesn't need otherwise.
// Builds the service worker, with the names of everything that was built for the page.

import { createHash } from "node:crypto";
import { build } from "vite";

const SOURCE = "src/offline/worker.ts";
const NEEDED = /\.(js|css|woff2)$/; // every browser with service workers reads woff2
const SHELF = /\/messages\/([^/]+)\/([^/]+)\.ftl|^\0virtual:hyphens\/(.+)$/;

/** The language of a file with nothing but texts, and whether they're the terminal's. */
function textIn({ facadeModuleId }) {
  const found = SHELF.exec(facadeModuleId ?? "");
  return found && { language: found[1] ?? found[3], terminal: found[2]?.endsWith("terminal") ?? false };
}

const byName = (one, other) => (one.fileName < other.fileName ? -1 : 1); // every build is the same

/** What the worker fetches: every file, and the texts by language. */
function contentOf(bundle) {
  const files = [];
  const texts = {};
  for (const each of Object.values(bundle).sort(byName)) {
    if (!NEEDED.test(each.fileName)) continue;
    const path = `/${each.fileName}`;
    const text = textIn(each);
    if (!text) files.push(path);
    else if (!text.terminal) (texts[text.language] ??= []).push(path);
  }
  const entry = Object.values(bundle).find((each) => each.isEntry).fileName;
  return { entry: `/${entry}`, files, texts };
}

/** A Vite plugin: writes `worker.js` next to the page. */
export function worker() {
  return {
    name: "worker",
    apply: "build",
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        const content = contentOf(bundle);
        const version = createHash("sha256")
          .update(JSON.stringify(content) + bundle["index.html"].source)
          .digest("hex")
          .slice(0, 12);
        const made = await build({
          configFile: false,
          publicDir: false,
          logLevel: "warn",
          define: { BUILT: JSON.stringify({ version, ...content }) },
          build: { write: false, target: "es2022", rollupOptions: { input: SOURCE, output: { format: "iife" } } },
        });
        this.emitFile({ type: "asset", fileName: "worker.js", source: made.output[0].code });
      },
    },
  };
}
