// Whether the window has room for the whole table; phones and small windows use tabs instead.

const WIDE = matchMedia("(min-width: 1000px) and (min-height: 560px)");

class Screen {
  wide = $state(WIDE.matches);

  constructor() {
    WIDE.addEventListener("change", ({ matches }) => (this.wide = matches));
  }
}

export const screen = new Screen();
