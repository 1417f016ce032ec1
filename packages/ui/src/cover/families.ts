import { slotMotifs, type Motif } from "./slot-motifs.ts";
import { tableMotifs } from "./table-motifs.ts";

export const motifs = { ...slotMotifs, ...tableMotifs } satisfies Record<string, Motif>;
/** The signs that a cover can show. */
export type MotifName = keyof typeof motifs;

type Names = readonly [MotifName, ...MotifName[]];

const slots: Names = [
  "rosette",
  "gem",
  "seven",
  "gopuram",
  "sun",
  "lotus",
  "crown",
  "cherry",
  "moon",
  "bolt",
  "waves",
  "wheel",
  "peaks",
  "fan",
  "eye",
  "coins",
  "harlequin",
  "clover",
  "diya",
  "bell",
  "kite",
  "horseshoe",
  "spiral",
  "feather",
];

/** Which signs a category draws from. */
const families = {
  slots,
  live: ["table", "roulette", "cards", "dice", "wheel"],
  sports: ["wicket", "pitch", "ball"],
  esports: ["bolt", "invader", "gem"],
  poker: ["cards", "clover", "crown", "harlequin"],
  fishing: ["fishes", "waves"],
  lottery: ["balls", "spiral"],
  cockfight: ["rooster", "feather"],
  crash: ["climb", "peaks", "kite"],
  arcade: ["invader", "bolt", "coins"],
  jackpot: ["crown", "gem", "seven", "coins"],
  mini: ["dice", "coins", "wheel"],
} satisfies Record<string, Names>;
export type CoverCategory = keyof typeof families;

const hasFamily = (category: string): category is CoverCategory => Object.hasOwn(families, category);

/** The signs of a category; slots for one that has none of its own. */
export function familyOf(category: string): Names {
  return hasFamily(category) ? families[category] : slots;
}
