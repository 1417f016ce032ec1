import { kindsOf } from "../payments/record.ts";

/** The kinds of lines of the team's money. Play has its own record. */
export const TEAM_MOVE_TYPES = [
  "deposit",
  "withdrawal",
  "fee",
  "rebate",
  "bonus",
  "commission",
  "transfer",
  "exchange",
  "adjust",
  "other",
] as const;
export type TeamMoveType = (typeof TEAM_MOVE_TYPES)[number];

/** Types that follow from the ledger's kind of transfer alone. */
export const MOVE_TYPES_BY_KIND = [
  "deposit",
  "withdrawal",
  "bonus",
  "commission",
  "transfer",
  "exchange",
  "adjust",
] as const satisfies readonly TeamMoveType[];

/** The ledger's kinds of such a type. */
export const moveKindsOf = (type: (typeof MOVE_TYPES_BY_KIND)[number]): readonly string[] => kindsOf(type) ?? [];
