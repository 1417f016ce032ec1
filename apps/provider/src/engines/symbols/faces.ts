/**
 * The signs of the covers, in an order in which each and those five places on make a set that is easy to tell apart. A title is
 * led by one of them: the sign of its own cover.
 */
export const LEADS = [
  "rosette",
  "bell",
  "spiral",
  "crown",
  "kite",
  "seven",
  "cherry",
  "gem",
  "sun",
  "feather",
  "lotus",
  "bolt",
  "moon",
  "harlequin",
  "eye",
  "diya",
  "wheel",
  "peaks",
  "fan",
  "horseshoe",
  "coins",
  "gopuram",
  "clover",
  "waves",
] as const;
export type Lead = (typeof LEADS)[number];

/** The signs of Pearl Monsoon, the wild first and the scatter last. */
export const MONSOON = ["lotus", "crown", "gem", "seven", "fan", "diya", "koi", "kite", "pearl"] as const;
export type Sign = Lead | (typeof MONSOON)[number];

/** How a title shows one of its symbols. */
export interface Face {
  readonly sign: Sign;
  /** The class of its four inks. */
  readonly ink: string;
}

export const PALETTES = 12;
const STEP = 5;

export const leadOf = (name: string | undefined): Lead | undefined => LEADS.find((lead) => lead === name);

/** The sign at so many places after this one, in the ring of all. */
const after = (lead: Lead, places: number): Lead => LEADS[(LEADS.indexOf(lead) + places) % LEADS.length] ?? lead;

/**
 * The nine faces of a title: its lead, seven signs that pay, and the pearl. The lead has the palette of the title; five and
 * twelve share no factor, so no two of the nine have the same inks.
 */
export function facesOf({ lead, palette }: { readonly lead: Lead | undefined; readonly palette: number }): readonly Face[] {
  if (lead === undefined) return MONSOON.map((sign) => ({ sign, ink: `t-${sign}` }));
  const signs: Sign[] = Array.from({ length: MONSOON.length - 1 }, (_, index) => after(lead, index * STEP));
  return [...signs, "pearl" as const].map((sign, index) => ({ sign, ink: `p-${((palette - 1 + index * STEP) % PALETTES) + 1}` }));
}
