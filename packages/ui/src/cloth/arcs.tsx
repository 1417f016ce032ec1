import * as css from "./cloth.css.ts";

/** The layout printed on a card table: four arcs of one circle and seven betting spots along them, in a 1440 × 520 box. */
const circle = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1-${2 * r} 0`;
const bows = [980, 966, 860, 690].map((r) => circle(720, -520, r));
const spots = [
  [209, 237],
  [378, 327],
  [546, 376],
  [720, 393],
  [894, 376],
  [1062, 327],
  [1231, 237],
].flatMap(([x = 0, y = 0]) => [circle(x, y, 30), circle(x, y, 25)]);
const print = [...bows, ...spots].join("");

/** The print as one path. Brands with a print of their own fade it out by a token. */
export function Arcs() {
  return (
    <svg data-part="arcs" className={css.arcs} viewBox="0 0 1440 520" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path d={print} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
