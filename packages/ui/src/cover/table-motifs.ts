import type { Layer } from "./layer.ts";
import { pick, type Random } from "./random.ts";
import { circle, circles, place, plate, polar, slices, star, suits, turned } from "./shape.ts";
import type { Motif } from "./slot-motifs.ts";

const card = plate(29, 42, 6);
const seats = [-60, -30, 0, 30, 60].map((turn) => polar(49, 180 + turn)).map(([x, y]) => [x, y - 30] as const);
const four = [
  [-11, -11],
  [11, -11],
  [-11, 11],
  [11, 11],
] as const;
const three = [
  [-15, -15],
  [0, 0],
  [15, 15],
] as const;
const seams = [0, 72, 144, 216, 288];

function hand(random: Random): readonly Layer[] {
  const kinds = [suits.spade, suits.heart, suits.diamond, suits.club] as const;
  const under = place(card, -16, -6, 1, -14);
  const over = place(card, 18, -2, 1, 12);
  return [
    `k ${under}`,
    `g ${place(pick(random, kinds), -17, -7, 1.7, -14)}`,
    `s ${over}`,
    `g ${place(pick(random, kinds), 19, 2, 1.7, 12)}`,
  ];
}

function drum(random: Random): readonly Layer[] {
  const spots = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((ball) => [(ball % 3) * 36 - 36, Math.floor(ball / 3) * 36 - 36] as const);
  const places: [x: number, y: number, figure: string][] = [];
  for (const [x, y] of spots) {
    const figures = String(1 + Math.floor(random() * 49));
    for (let index = 0; index < figures.length; index += 1)
      places.push([x + (index - (figures.length - 1) / 2) * 8, y + 6, figures.charAt(index)]);
  }
  const row = (column: 0 | 1 | 2) => places.map((printed) => printed[column]).join(column === 2 ? "" : " ");
  return [
    `s ${circles(
      spots.filter((_, index) => index % 2 === 0),
      16,
    )}`,
    `k ${circles(
      spots.filter((_, index) => index % 2 === 1),
      16,
    )}`,
    { ink: "g", size: 17, x: row(0), y: row(1), text: row(2) },
  ];
}

function sprite(random: Random): readonly Layer[] {
  let path = "";
  for (let cell = 0; cell < 40; cell += 1) {
    const [x, y] = [(cell % 5) * 10, Math.floor(cell / 5) * 10];
    const filled = random() > (x === 40 || y > 50 ? 0.5 : 0.4);
    if (filled) path += [x, -10 - x].map((left) => `M${left} ${y - 42}h10v10h-10z`).join("");
  }
  return [`s ${path}`, "k M-20-12h10v10h-10zM10-12h10v10h-10z"];
}

const fish = "M-36 0Q0-34 34 0L54-18L54 18L34 0Q0 34-36 0z";
const scales = "M-4-14Q6 0-4 14M10-12Q20 0 10 12";
const mirrored = (path: string) => place(path, -8, 10, 0.8, 180);

function shoal(): readonly Layer[] {
  return [
    `s ${place(fish, 0, -26)}${place(fish, 14, 40, 0.6)}`,
    `k ${mirrored(fish)}${circle(-46, -44, 4)}${circle(-36, -56, 6)}`,
    `g ${circle(-18, -30, 4)}${circle(6.4, 6.8, 3.2)}${circle(3, 37, 2.4)}`,
    `g3 ${place(scales, 0, -26)}${mirrored(scales)}${place(scales, 14, 40, 0.6)}`,
  ];
}

/** Live tables, sports, fishing, crash, lottery, cockfight, arcade and dice. */
export const tableMotifs = {
  table: () => [
    "s M-58-30H58A58 58 0 0 1-58-30z",
    "g2 M-40-30A40 40 0 0 0 40-30",
    `k ${circles(seats, 5)}M-12-24h11v16h-11zM2-24h11v16h-11z`,
  ],
  roulette: () => [
    `s ${circle(0, 0, 56)}`,
    `g ${slices(30, 50, 16, 0)}${circle(0, 0, 26)}`,
    `k ${slices(30, 50, 16, 1)}`,
    `s ${circle(0, 0, 18)}`,
    `k ${circle(0, 0, 5)}`,
    `i ${circle(33, -20, 5)}`,
  ],
  cards: hand,
  dice: () => [
    `s ${place(plate(29, 29, 10), -20, 12, 1, -12)}`,
    `k ${place(plate(25, 25, 9), 26, -16, 1, 16)}`,
    `g ${circles([...turned(three, -20, 12, -12), ...turned(four, 26, -16, 16)], 5)}`,
  ],
  pitch: () => [
    "s M-52-56H52V56H-52z",
    "k M-52-56H-26V56H-52zM0-56H26V56H0z",
    "g2.5 M-52 0H52M-22-56V-36H22V-56M-22 56V36H22V56M20 0A20 20 0 1 1-20 0A20 20 0 1 1 20 0",
  ],
  wicket: () => [
    "s9 M-24 54V-26M0 54V-26M24 54V-26",
    "k6 M-30-34H-2M2-34H30",
    `k ${circle(34, -4, 17)}`,
    "g2.5 M24-16Q36-4 32 12",
  ],
  ball: () => [
    `s ${circle(0, 0, 52)}`,
    `k ${star(19, 15.4, 5)}`,
    `g3 ${seams.map((turn) => `M${polar(19, turn).join(" ")}L${polar(36, turn).join(" ")}L${polar(52, turn + 20).join(" ")}M${polar(36, turn).join(" ")}L${polar(52, turn - 20).join(" ")}`).join("")}`,
  ],
  fishes: shoal,
  climb: () => [
    "k1.2 M-56 30H56M-56 8H56M-56-14H56M-56-36H56",
    "s M-56 52Q10 48 34-26L56 52z",
    "i4 M-56 52Q10 48 34-26",
    "k M34-26L16-24L46-58L50-14z",
  ],
  balls: drum,
  rooster: () => [
    "k M-10-30C-20-48-8-54-4-46C-4-60 10-60 10-46C18-54 26-44 18-32z",
    "s M22-34C34-6 30 44-14 52C-52 46-44 8-56-14C-34-10-26 2-16-4C-8-10-14-34 4-38z",
    "i M20-34L38-24L20-20z",
    `g ${circle(10, -26, 4)}`,
    "k M20-20Q28-6 18 0Q12-10 20-20z",
  ],
  invader: sprite,
} satisfies Record<string, Motif>;
