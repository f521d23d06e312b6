// Arrow keys from thing to thing.

type Way = readonly [right: number, down: number];

const WAYS: Record<string, Way> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const AHEAD = 4; // px, less is beside
const ASIDE = 2.5; // how much worse a sideways path is

const middle = (node: Element): [number, number] => {
  const { left, top, width, height } = node.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

/** Where a key leads, if it is an arrow. */
export const wayOf = (key: string): Way | undefined => WAYS[key];

/** The nearest thing that way. */
export function nearest<T extends Element>(from: T, things: Iterable<T>, [right, down]: Way): T | null {
  const [x, y] = middle(from);
  let found: T | null = null;
  let least = Infinity;
  for (const each of things) {
    const [toX, toY] = middle(each);
    const ahead = (toX - x) * right + (toY - y) * down;
    const aside = Math.abs((toX - x) * down) + Math.abs((toY - y) * right);
    const cost = ahead + ASIDE * aside;
    if (each !== from && ahead > AHEAD && cost < least) [found, least] = [each, cost];
  }
  return found;
}
