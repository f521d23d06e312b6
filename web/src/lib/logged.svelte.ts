// A moment to read about: the log opens there.

const SOON = 300; // ms for the log to notice it

class Logged {
  wanted = $state<number | null>(null); // a step of the game

  show(step: number): void {
    this.wanted = step;
    setTimeout(() => (this.wanted = null), SOON);
  }
}

export const logged = new Logged();
