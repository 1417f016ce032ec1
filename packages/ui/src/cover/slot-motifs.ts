import type { Layer } from "./layer.ts";
import { pick, type Random } from "./random.ts";
import { circle, circles, petals, place, polar, slices, star, suits } from "./shape.ts";

export type Motif = (random: Random) => readonly Layer[];

/** Three rows of scallops; those of one row do not cover each other. */
const scallops = [
  [
    [-46, -16],
    [46, -16],
  ],
  [[0, 2]],
  [
    [30, 22],
    [-30, 22],
  ],
] as const;
const stack = [0, 1, 2, 3, 4].map((row) => [(row % 2) * 46 - 24 + (row > 3 ? 14 : 0), 40 - row * 22] as const);
const eyes = [0, 1, 2, 3, 4, 5, 6].map((feather) => polar(48, -78 + feather * 26));
const nails = [
  [-26, 34],
  [-26, 10],
  [-14, -20],
  [14, -20],
  [26, 10],
  [26, 34],
] as const;
const tower = (rows: readonly number[]) =>
  rows.map((row) => `M${row * 8 - 46} ${48 - row * 20}h${92 - row * 16}l-6-18h${row * 16 - 80}z`).join("");

function lattice(random: Random): readonly Layer[] {
  let shape = "";
  let spark = "";
  for (let cell = 0; cell < 16; cell += 1) {
    const diamond = `M${(cell % 4) * 24 - 36} ${Math.floor(cell / 4) * 30 - 60}l12 15l-12 15l-12-15z`;
    if (random() > 0.45) shape += diamond;
    else spark += diamond;
  }
  return [`s ${shape}`, `k ${spark}`];
}

/** The 24 signs that slots are known by: matchbox labels and court cards. */
export const slotMotifs = {
  rosette: (random) => {
    const count = 8 + Math.floor(random() * 4) * 2;
    const eye = circle(0, 0, 5);
    return [
      `s ${petals(54, count, 190 / count)}`,
      `k ${petals(34, count, 150 / count, 180 / count)}`,
      `g ${circle(0, 0, 11)}`,
      `k ${eye}`,
    ];
  },
  gem: () => ["s M-46-20L-26-44H26L46-20L0 46z", "k M-46-20H46L0 46zM-26-44L-14-20L0-44L14-20L26-44z", "s M-16-20H16L0 46z"],
  seven: (random) => [
    {
      ink: "s",
      x: "0",
      y: "42",
      ...pick(random, [
        { size: 124, text: "7" },
        { size: 100, text: "77" },
      ]),
    },
    "k4 M-46 52H46",
  ],
  gopuram: () => [`s ${tower([0, 2, 4])}`, `k ${tower([1, 3])}M0-62L9-50H-9z`, "g M-9 48V30a9 9 0 0 1 18 0V48z"],
  sun: (random) => {
    const rays = 12 + Math.floor(random() * 8);
    return [`s ${star(56, 34, rays)}`, `k ${circle(0, 0, 28)}`, `s ${circle(0, 0, 19)}`, `g ${circle(0, 0, 8)}`];
  },
  lotus: () => [
    `k ${petals(56, 9, 17, -96, 192)}`,
    `s ${petals(46, 7, 18, -72, 144)}`,
    `g ${petals(30, 5, 15, -48, 96)}`,
    "s4 M-50 14Q0 34 50 14",
    "k3 M-36 28Q0 42 36 28",
  ],
  crown: () => [
    "s M-48 34L-54-22L-26 4L0-42L26 4L54-22L48 34z",
    `k M-48 40H48V50H-48z${circle(-54, -26, 6)}${circle(0, -47, 6)}${circle(54, -26, 6)}`,
    "g M0-14L10 8L0 24L-10 8z",
  ],
  cherry: () => [
    "i4 M-22 18Q-14-30 30-48Q22-14 24 14",
    "k M30-48Q-4-62-26-42Q2-26 30-48z",
    `s ${circle(-22, 28, 24)}${circle(26, 26, 22)}`,
    `k ${circle(-30, 20, 6)}${circle(18, 18, 5)}`,
  ],
  moon: (random) => {
    const glint = (x: number, y: number, r: number) => place(star(r + random() * 3, r * 0.38, 4), x, y);
    return ["s M14-50A50 50 0 1 0 50 14A40 40 0 1 1 14-50z", `k ${glint(26, -22, 11)}${glint(46, -46, 6)}${glint(8, 2, 5)}`];
  },
  bolt: () => [`k ${star(58, 40, 16)}`, "s M12-58L-34 10H-6L-14 58L34-14H4z"],
  waves: () =>
    scallops.flatMap((row) => [
      `g ${circles(row, 33)}`,
      `s ${circles(row, 30)}`,
      `k10 ${circles(row, 14)}`,
      `g ${circles(row, 9)}`,
    ]),
  wheel: () => [
    `s ${circle(0, 0, 54)}`,
    `g ${slices(0, 48, 8, 0)}`,
    `k ${slices(0, 48, 8, 1)}`,
    `s ${circle(0, 0, 17)}`,
    `k ${circle(0, 0, 7)}`,
    "i M-8-62H8L0-44z",
  ],
  peaks: (random) => [
    `k ${circle(20 - Math.round(random() * 40), -22, 26)}`,
    "s M-62 52L-18-22L14 30L34 4L62 52z",
    "g M-18-22L-31 0L-20-5L-12 4L-4 0zM34 4L25 16L33 14L42 18z",
  ],
  fan: () => [
    `s3 ${eyes.map((eye) => `M0 34L${eye.join(" ")}`).join("")}`,
    `s ${circles(eyes, 13)}`,
    `k ${circles(eyes, 8)}M0 6Q16 30 0 50Q-16 30 0 6z`,
    `g ${circles(eyes, 4)}`,
  ],
  eye: () => [
    `k ${petals(60, 12, 8)}`,
    "s M-58 0Q0-52 58 0Q0 52-58 0z",
    `g ${circle(0, 0, 26)}`,
    `k ${circle(0, 0, 18)}`,
    `g ${circle(0, 0, 8)}`,
  ],
  coins: () => [`g ${circles(stack, 25)}`, `s ${circles(stack, 22)}`, `k ${circles(stack, 12)}`],
  harlequin: lattice,
  clover: () => [
    `s ${[45, 135, 225, 315].map((turn) => place(suits.heart, ...polar(27, turn), 2.5, turn)).join("")}`,
    "k5 M0 0Q6 40 26 58",
    `k ${circle(0, 0, 8)}`,
  ],
  diya: () => [
    "k M0-58Q28-16 0 8Q-28-16 0-58z",
    "g M0-30Q12-10 0 4Q-12-10 0-30z",
    "s M-56 4Q0 24 56 4Q46 50 0 50Q-46 50-56 4z",
    "g3 M-36 26Q0 40 36 26",
  ],
  bell: () => [
    "s M0-54C34-54 34-10 38 12L52 32H-52L-38 12C-34-10-34-54 0-54z",
    `k ${circle(0, 42, 12)}${circle(0, -54, 7)}M-41 6H41L45 16H-45z`,
  ],
  kite: () => ["s M0-58L42-8L0 40L-42-8z", "k M0-58L42-8H0zM0 40L-42-8H0z", "i3 M0 40Q20 54 4 66"],
  horseshoe: () => ["s20 M-26 46V0A30 30 0 1 1 26 0V46", `g ${circles(nails, 3.5)}`, `k ${star(16, 6, 4)}`],
  spiral: () => [
    "s9 M4 0A6 6 0 1 1-8 0A18 18 0 0 1 28 0A30 30 0 0 1-32 0A42 42 0 0 1 52 0A52 52 0 0 1 0 54",
    `k ${circle(0, 54, 9)}`,
  ],
  feather: () => ["s M40-56C-10-50-34-10-38 40C10 30 40-8 40-56z", "g3 M-46 56L34-46", "k3 M-12 14L22 6M-22 26L6 24M2-4L30-12"],
} satisfies Record<string, Motif>;
