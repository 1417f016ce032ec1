import { type Layer, motifArt } from "@baize/ui/cover";
import { type Face, LEADS, type Lead, MONSOON, type Sign } from "./faces.ts";

/**
 * The matchbox labels, 120 × 160, in four flat inks each. Classes g s k i are ground, shape, spark and ink; the style
 * sheet sets their colours by the label's variables, so that a brand changes inks alone.
 */
const fine = (value: number): number => Math.round(value * 10) / 10;
const polar = (radius: number, degrees: number): string =>
  `${fine(radius * Math.sin((degrees * Math.PI) / 180))} ${fine(-radius * Math.cos((degrees * Math.PI) / 180))}`;
const path = (ink: string, d: string): string => `<path class="${ink}" d="${d}"/>`;
const line = (ink: string, d: string, width = 3): string => `<path class="${ink}l" stroke-width="${width}" d="${d}"/>`;
const dot = (ink: string, x: number, y: number, r: number): string =>
  `<circle class="${ink}" cx="${fine(x)}" cy="${fine(y)}" r="${fine(r)}"/>`;
const rings = (inks: string, radii: readonly number[], x = 0, y = 0): string =>
  radii.map((radius, index) => dot(inks.charAt(index % inks.length), x, y, radius)).join("");
const wash = (d: string, strength = 0.22): string => `<path class="k" opacity="${strength}" d="${d}"/>`;

function petals(radius: number, count: number, spread: number, from: number, arc: number): string {
  const petal = (index: number): string => {
    const turn = from + (index * arc) / (count - 1);
    return `M0 0Q${polar(radius * 0.62, turn - spread)} ${polar(radius, turn)}Q${polar(radius * 0.62, turn + spread)} 0 0`;
  };
  return Array.from({ length: count }, (_, index) => petal(index)).join("");
}

function star(outer: number, inner: number, points: number): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => polar(index % 2 ? inner : outer, (index * 180) / points));
  return `M${corners.join("L")}z`;
}

const crownTips: readonly (readonly [number, number])[] = [
  [-54, -26],
  [0, -47],
  [54, -26],
];

function fanFeather(index: number): string {
  const [x = 0, y = 0] = polar(50, -78 + index * 26)
    .split(" ")
    .map(Number);
  return line("s", `M0 36L${x} ${y}`, 3) + rings("skg", [14, 8.5, 4], x, y);
}

/** Waves that run off the label's edge, back row first. */
const koiWaves = [112, 130, 148]
  .flatMap((y, row) =>
    Array.from({ length: 4 }, (_, index) => rings("gskg", [25, 22, 14.5, 7], index * 40 - (row % 2 ? 20 : 0), y)),
  )
  .join("");
const koiFish =
  '<g transform="rotate(-14) scale(1.18)">' +
  path("s", "M-40-26Q-4-60 32-28L54-46V-8L32-26Q-4 6-40-26z") +
  path("k", "M-4-43Q6-27-4-11Q8-12 18-20Q22-27 18-34Q8-42-4-43z") +
  dot("g", -22, -30, 4) +
  line("g", "M-10-41Q0-27-10-12", 3) +
  "</g>";

const pearlShell = Array.from({ length: 7 }, (_, index) => `M0 46L${polar(62, -66 + index * 22)}`).join("");

interface Art {
  /** What is behind the motif, in the label's coordinates. */
  readonly behind?: string;
  /** Drawn round (0, 0) within about ±60. */
  readonly motif: string;
}

const ART: Readonly<Record<(typeof MONSOON)[number], Art>> = {
  lotus: {
    motif:
      path("k", petals(58, 9, 17, -96, 192)) +
      path("s", petals(48, 7, 18, -72, 144)) +
      path("g", petals(31, 5, 15, -48, 96)) +
      line("s", "M-50 16Q0 36 50 16", 4) +
      line("k", "M-36 31Q0 46 36 31", 3) +
      line("s", "M-22 46Q0 55 22 46", 3),
  },
  crown: {
    behind: path("k", "M0 118H120V160H0z") + line("s", "M0 124H120", 1.5),
    motif:
      path("s", "M-48 34L-54-22L-26 4L0-42L26 4L54-22L48 34z") +
      path("s", "M-48 40H48V50H-48z") +
      crownTips.map(([x, y]) => dot("s", x, y, 6.5)).join("") +
      path("g", "M0-14L10 8L0 24L-10 8z"),
  },
  gem: {
    behind: wash("M8 8H112V86A52 44 0 0 1 8 86z", 0.5),
    motif:
      path("s", "M-46-20L-26-44H26L46-20L0 46z") +
      path("k", "M-46-20H46L0 46zM-26-44L-14-20L0-44L14-20L26-44z") +
      path("s", "M-16-20H16L0 46z"),
  },
  seven: {
    motif: path("s", "M-40-56H42V-34C14-4 4 22 2 54H-28C-26 18-10-8 12-30H-20V-18H-40z") + line("k", "M-46 66H46", 5),
  },
  fan: {
    behind: path("s", "M0 0H120L0 118z").replace("/>", ' opacity=".2"/>'),
    motif: Array.from({ length: 7 }, (_, index) => fanFeather(index)).join("") + path("k", "M0 6Q17 32 0 54Q-17 32 0 6z"),
  },
  diya: {
    behind: wash("M8 152V70A52 58 0 0 1 112 70V152z", 0.12),
    motif:
      path("k", "M0-58Q28-16 0 8Q-28-16 0-58z") +
      path("g", "M0-30Q12-10 0 4Q-12-10 0-30z") +
      path("s", "M-56 6Q0 26 56 6Q46 52 0 52Q-46 52-56 6z") +
      line("g", "M-36 28Q0 42 36 28", 3),
  },
  koi: { behind: koiWaves, motif: koiFish },
  kite: {
    behind: path("k", "M0 0H120L0 112z").replace("/>", ' opacity=".2"/>'),
    motif:
      path("s", "M0-58L42-8L0 40L-42-8z") +
      path("k", "M0-58L42-8H0zM0 40L-42-8H0z") +
      line("i", "M0 40Q22 52 4 62T10 78", 3) +
      path("s", "M8 58l12-5v11zM2 60l-11-3v9z"),
  },
  pearl: {
    behind: `<path class="s" opacity=".16" transform="translate(60 80)" d="${star(92, 40, 16)}"/>`,
    motif:
      path("s", "M-56 4C-56-42-26-60 0-60S56-42 56 4L22 40Q0 52-22 40z") +
      `<path class="gl" stroke-width="3" d="${pearlShell}"/>` +
      path("g", "M-56 4Q0 34 56 4L22 40Q0 52-22 40z") +
      path("s", "M-46 18Q0 62 46 18Q40 58 0 60Q-40 58-46 18z") +
      dot("k", 0, 20, 19),
  },
};

/** The inner border of a label with scooped corners; two borders on the wild and the scatter. */
const inlay = (inset: number, corner: number): string => {
  const [near, wide, high] = [inset, 120 - inset, 160 - inset];
  const arc = (x: number, y: number) => `A${corner} ${corner} 0 0 0 ${x} ${y}`;
  return (
    `M${near + corner} ${near}H${wide - corner}${arc(wide, near + corner)}V${high - corner}${arc(wide - corner, high)}` +
    `H${near + corner}${arc(near, high - corner)}V${near + corner}${arc(near + corner, near)}z`
  );
};

/** A sheet of a cover's sign: a filled shape, or a line with its width. */
function sheet(layer: Layer): string {
  if (typeof layer !== "string") {
    const { ink, size, x, y, text } = layer;
    return `<text class="${ink} numeral" x="${x}" y="${y}" font-size="${size}" text-anchor="middle">${text}</text>`;
  }
  const [head = "", ...data] = layer.split(" ");
  const [ink, width] = [head.charAt(0), Number(head.slice(1))];
  return width > 0 ? line(ink, data.join(" "), width) : path(ink, data.join(" "));
}

const coverSign = (name: Lead): string => motifArt(name).map(sheet).join("");
const isDrawnHere = (name: Sign): name is (typeof MONSOON)[number] => MONSOON.some((each) => each === name);

const artOf = (name: Sign): Art => (isDrawnHere(name) ? ART[name] : { motif: coverSign(name) });

function label(name: Sign): string {
  const { behind = "", motif } = artOf(name);
  const special = name === "lotus" || name === "pearl";
  const lines = `<path class="il" stroke-width="1.6" opacity="${special ? 0.75 : 0.42}" d="${inlay(7, 12)}"/>`;
  const second = special ? `<path class="il" stroke-width="1.2" opacity=".5" d="${inlay(11.5, 12)}"/>` : "";
  return (
    `<symbol id="label-${name}" viewBox="0 0 120 160"><path class="g" d="M0 0H120V160H0z"/>${behind}` +
    `<g transform="translate(60 ${name === "lotus" ? 86 : 80}) scale(${name === "lotus" ? 0.9 : 0.86})">${motif}</g>${lines}${second}</symbol>`
  );
}

/** A square label without a border: the tallest sign fits it whole. */
function tile(name: Sign): string {
  const { behind = "", motif } = artOf(name);
  return (
    `<symbol id="tile-${name}" viewBox="0 0 120 120"><path class="g" d="M0 0H120V120H0z"/><g transform="translate(0 -20)">${behind}</g>` +
    `<g transform="translate(60 60) scale(.74)">${motif}</g></symbol>`
  );
}

const signsOf = (faces: readonly Pick<Face, "sign">[]): readonly Sign[] => [...new Set(faces.map(({ sign }) => sign))];

/** The labels of these faces as `<symbol>`s that `<use href="#label-…">` draws. */
export const labelsOf = (faces: readonly Pick<Face, "sign">[]): string => signsOf(faces).map(label).join("");

/** The tiles of these faces as `<symbol>`s that `<use href="#tile-…">` draws. */
export const tilesOf = (faces: readonly Pick<Face, "sign">[]): string => signsOf(faces).map(tile).join("");

/** Every label. */
export const LABELS: string = labelsOf([...MONSOON, ...LEADS].map((sign) => ({ sign })));

/** A label as the title prints it; the text beside it says what it is. */
export const labelOf = ({ sign, ink }: Face): string =>
  `<svg class="label ${ink}" aria-hidden="true"><use href="#label-${sign}"/></svg>`;

/** The same for a tile. */
export const tileOf = ({ sign, ink }: Face): string =>
  `<svg class="label ${ink}" aria-hidden="true"><use href="#tile-${sign}"/></svg>`;
