// Every text a person reads, by its key; the catalogue is shared with the command line and server.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

const sources = import.meta.glob("../../../src/hotelier/messages/en/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
}) as Record<string, string>;

const bundle = new FluentBundle("en", { useIsolating: false });
for (const text of Object.values(sources)) {
  for (const error of bundle.addResource(new FluentResource(text))) {
    throw error;
  }
}

export type Facts = Record<string, FluentVariable>;

/** The text of a key, with its facts filled in; a key that is missing shows itself. */
export function say(key: string, facts?: Facts): string {
  const dot = key.indexOf(".");
  const message = bundle.getMessage(dot < 0 ? key : key.slice(0, dot));
  const pattern = dot < 0 ? message?.value : message?.attributes[key.slice(dot + 1)];
  if (!pattern) {
    return key;
  }
  return bundle.formatPattern(pattern, facts ?? null, []);
}

/** Whether there is such a text. */
export function known(key: string): boolean {
  return bundle.getMessage(key) !== undefined;
}
