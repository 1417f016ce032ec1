/** The kinds of fish, from the one that is hit most often to the rarest. */
export const FISHES = ["sardine", "clownfish", "carp", "puffer", "ray", "swordfish", "shark", "golden"] as const;
export type Fish = (typeof FISHES)[number];

/** The message that names a kind. */
export const FISH_KEYS = {
  sardine: "fishSardine",
  clownfish: "fishClownfish",
  carp: "fishCarp",
  puffer: "fishPuffer",
  ray: "fishRay",
  swordfish: "fishSwordfish",
  shark: "fishShark",
  golden: "fishGolden",
} as const satisfies Record<Fish, string>;

export const fishOf = (text: string | undefined): Fish | undefined => FISHES.find((fish) => fish === text);
