/** Path data for the motifs, in units of a 120 × 160 cover, centred on 0 0. Everything turns clockwise, so shapes of one ink merge. */
type Point = readonly [x: number, y: number];

const short = (value: number) => Math.round(value * 10) / 10;
const list = (length: number) => Array.from({ length }, (_, index) => index);

/** A point at a distance from the middle, degrees clockwise from the top. */
export function polar(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [short(radius * Math.sin(angle)), short(-radius * Math.cos(angle))];
}
const at = (radius: number, degrees: number) => polar(radius, degrees).join(" ");

export function circle(x: number, y: number, r: number): string {
  return `M${short(x - r)} ${short(y)}a${r} ${r} 0 0 1 ${2 * r} 0a${r} ${r} 0 0 1-${2 * r} 0z`;
}

export function circles(points: readonly Point[], r: number): string {
  return points.map(([x, y]) => circle(x, y, r)).join("");
}

/** Points on a circle joined up; `inner` makes every second one a star's notch. */
export function star(outer: number, inner: number, points: number): string {
  return `M${list(2 * points)
    .map((step) => at(step % 2 ? inner : outer, (step * 180) / points))
    .join("L")}z`;
}

/** Petals from the middle: `spread` is half a petal's angle, `from` the first, `arc` what they fill. */
export function petals(length: number, count: number, spread: number, from = 0, arc = 360): string {
  const step = arc === 360 ? 360 / count : arc / (count - 1);
  const petal = (turn: number) =>
    `M0 0Q${at(length * 0.62, turn - spread)} ${at(length, turn)}Q${at(length * 0.62, turn + spread)} 0 0`;
  return list(count)
    .map((index) => petal(from + index * step))
    .join("");
}

/** Every second (`odd`) or other slice of a ring cut into `count`. */
export function slices(inner: number, outer: number, count: number, odd: 0 | 1): string {
  const turn = 360 / count;
  const slice = (from: number) =>
    `M${inner ? at(inner, from) : "0 0"}L${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, from + turn)}${inner ? `L${at(inner, from + turn)}` : ""}z`;
  return list(count / 2)
    .map((index) => slice((2 * index + odd) * turn))
    .join("");
}

/** Path data made of pairs only (M, L, Q, C, z), turned by degrees, scaled and moved. */
export function place(path: string, x: number, y: number, scale = 1, degrees = 0): string {
  const angle = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle) * scale, Math.cos(angle) * scale];
  return path.replace(/(-?[\d.]+)[ ,]?(-?[\d.]+)/g, (_, a: string, b: string) => {
    const moved = [Number(a) * cos - Number(b) * sin + x, Number(a) * sin + Number(b) * cos + y];
    // The blank keeps two pairs apart that only a minus sign parted before.
    return ` ${moved.map(short).join(" ")}`;
  });
}

/** A card or a die lying at an angle: half width, half height, corner. */
export function plate(halfWidth: number, halfHeight: number, r: number): string {
  const [w, h] = [halfWidth, halfHeight];
  return `M${r - w} ${-h}L${w - r} ${-h}Q${w} ${-h} ${w} ${r - h}L${w} ${h - r}Q${w} ${h} ${w - r} ${h}L${r - w} ${h}Q${-w} ${h} ${-w} ${h - r}L${-w} ${r - h}Q${-w} ${-h} ${r - w} ${-h}z`;
}

/** Positions of the pips on a rotated plate. */
export function turned(points: readonly Point[], x: number, y: number, degrees: number): Point[] {
  const angle = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return points.map(([a, b]) => [a * cos - b * sin + x, a * sin + b * cos + y]);
}

/** Card suits in a 20-unit box. */
export const suits = {
  spade: "M0-10C3-4 10-1 10 4C10 9 4 9 1.5 6.500L3 10L-3 10L-1.500 6.500C-4 9-10 9-10 4C-10-1-3-4 0-10z",
  heart: "M0 9C-3 5-10 1-10-4C-10-9-3-10 0-5C3-10 10-9 10-4C10 1 3 5 0 9z",
  diamond: "M0-10L8 0L0 10L-8 0z",
  club: "M-3 10L-1.500 5C-4 8-10 7-10 2C-10-2-6-4-4-2C-6-7-3-10 0-10C3-10 6-7 4-2C6-4 10-2 10 2C10 7 4 8 1.500 5L3 10z",
} as const;
