// Files and texts that leave the page.

import { api, type Door } from "./api";

/** Save the record of a game as a file. */
export async function saveRecord(door: Door, game: string): Promise<void> {
  const record = await api.record(door);
  save(`${game}-${door.table}.json`, `${JSON.stringify(record)}\n`, "application/json");
}

/** Let the browser save a text. */
export function save(name: string, text: string, type: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
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
