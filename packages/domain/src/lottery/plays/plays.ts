import type { FamilyId } from "../family.ts";
import type { Play } from "../play.ts";
import { DICE3_PLAYS, ELEVEN5_PLAYS, MARK6_PLAYS, RACE10_PLAYS } from "./balls.ts";
import { PICK3_PLAYS, PICK4_PLAYS, PICK5_PLAYS } from "./digits.ts";
import { NORTH_PLAYS, SOUTH_PLAYS } from "./vietnam.ts";

/** The plays of each family, in the order of the menu. */
export const PLAYS: Readonly<Record<FamilyId, readonly Play[]>> = {
  "vn-north": NORTH_PLAYS,
  "vn-south": SOUTH_PLAYS,
  pick5: PICK5_PLAYS,
  pick4: PICK4_PLAYS,
  pick3: PICK3_PLAYS,
  eleven5: ELEVEN5_PLAYS,
  dice3: DICE3_PLAYS,
  race10: RACE10_PLAYS,
  mark6: MARK6_PLAYS,
};

const BY_ID = new Map(
  Object.entries(PLAYS).map(([family, plays]) => [family, new Map(plays.map((play) => [play.id, play]))] as const),
);

export const playOf = (family: FamilyId, id: string): Play | undefined => BY_ID.get(family)?.get(id);
