// Files and texts that leave the page.

import { api, type Door } from "./api";

/** Save the record of a game as a file. */
export async function saveRecord(door: Door, game: string): Promise<void> {
  const record = await api.record(door);
  saveJson(`${game}-${door.table}`, record);
}

export function saveJson(name: string, content: unknown): void {
  save(`${name}.json`, new Blob([`${JSON.stringify(content)}\n`], { type: "application/json" }));
}

/** Let the browser save a file. */
export function save(name: string, content: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Copy a text; whether the browser allowed it. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
