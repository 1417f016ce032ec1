interface Point {
  readonly x: number;
  readonly y: number;
}

/** True while a pointer moves to an open submenu: it must not activate the entries that it crosses. */
export type Aim = (to: Point) => boolean;

/** Milliseconds that this movement may take. */
const grace = 300;
/** Pixels behind the pointer where the triangle begins, so that the next movement is inside it. */
const bleed = 5;

const side = (a: Point, b: Point, { x, y }: Point) => Math.sign((b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x));

function isInside(point: Point, [a, b, c]: readonly [Point, Point, Point]): boolean {
  const sides = new Set([side(a, b, point), side(b, c, point), side(c, a, point)]);
  return !(sides.has(1) && sides.has(-1));
}

/** The triangle from the point where the pointer left the entry to the near edge of the submenu, while the pointer moves inside it. */
export function aimAt(submenu: DOMRect, from: Point): Aim {
  const isAfter = submenu.left + submenu.width / 2 > from.x;
  const edge = isAfter ? submenu.left : submenu.right;
  const start = { x: from.x + (isAfter ? -bleed : bleed), y: from.y };
  const way = [start, { x: edge, y: submenu.top }, { x: edge, y: submenu.bottom }] as const;
  const end = performance.now() + grace;
  let last = from.x;
  let isTowards = true;
  return (to) => {
    if (to.x !== last) isTowards = to.x > last === isAfter;
    last = to.x;
    return isTowards && performance.now() < end && isInside(to, way);
  };
}
