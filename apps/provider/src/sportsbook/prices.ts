import { PARTS } from "../engines/shared.ts";
import { engineOf, type Sport } from "./sports.ts";

const known = new Map<string, ReadonlyMap<string, number>>();

/** The prices of all spots of a fixture before it begins, in hundredths. They are published with the rules of its match. */
export function pricesOf({ sport, variant }: { readonly sport: Sport; readonly variant: number }): ReadonlyMap<string, number> {
  const key = `${sport} ${variant}`;
  const found = known.get(key);
  if (found) return found;
  const bets = engineOf(sport).bets(variant);
  const counted = new Map(bets.map(({ choice, prizes }) => [choice.slice(0, choice.indexOf(":")), prizes[0]?.pays ?? PARTS]));
  known.set(key, counted);
  return counted;
}
