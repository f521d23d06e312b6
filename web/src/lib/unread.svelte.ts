// Which messages of the chat haven't been read yet.

import type { Told } from "./api";

export class Unread {
  private heard = $state(0); // the last message that was read
  private readonly said: Told[] = $derived.by(() =>
    this.journal().filter(({ type, seat }) => type === "said" && seat !== this.you()),
  );
  readonly count: number = $derived(this.said.filter(({ number }) => number > this.heard).length);

  /** What was said before you came counts as read. To be made while a component starts. */
  constructor(
    private readonly journal: () => readonly Told[],
    private readonly you: () => number | null,
    private readonly reading: () => boolean,
  ) {
    let begun = false;
    $effect(() => {
      const last = this.said.at(-1)?.number ?? 0;
      if (!begun || this.reading()) this.heard = last;
      begun = true;
    });
  }
}
