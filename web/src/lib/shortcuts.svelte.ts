// The keyboard shortcuts of this page, listed under the question mark.

export interface Shortcut {
  keys: readonly string[]; // as they are printed, pressed together: `Ctrl`, `Z`
  words: string; // the message that says what they do
}

/** At every table. */
export const AT_TABLE: readonly Shortcut[] = [
  { keys: ["Enter"], words: "keys-yes" },
  { keys: ["Esc"], words: "keys-no" },
  { keys: ["Ctrl", "Z"], words: "keys-undo" },
  { keys: ["Tab"], words: "keys-next" },
  { keys: ["I"], words: "keys-card" },
];

/** In a replay. */
export const AT_REPLAY: readonly Shortcut[] = [
  { keys: ["←", "→"], words: "keys-step" },
  { keys: ["Shift", "← →"], words: "keys-turn" },
  { keys: ["PgUp", "PgDn"], words: "keys-round" },
  { keys: ["Home", "End"], words: "keys-ends" },
  { keys: ["Space"], words: "keys-play" },
  { keys: ["I"], words: "keys-card" },
];

const TYPING = "input:not([type=range]), select, textarea, dialog, [role=dialog]";

class Shortcuts {
  list = $state.raw<readonly Shortcut[]>([]);
  shown = $state(false);

  /** The keys of the current page, until it's left. */
  offer(list: readonly Shortcut[]): () => void {
    this.list = list;
    return () => {
      this.list = [];
      this.shown = false;
    };
  }

  /** Whether a key that was pressed asks for the list. */
  heard({ key, target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
    if (key !== "?" || ctrlKey || metaKey || altKey || defaultPrevented || !this.list.length) return false;
    if (target instanceof Element && target.closest(TYPING)) return false;
    this.shown = true;
    return true;
  }
}

export const shortcuts = new Shortcuts();
