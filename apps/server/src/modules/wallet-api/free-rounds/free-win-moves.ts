import type { Posting } from "../../../ledger/post.ts";

type Moves = readonly (Posting & { readonly amount: bigint })[];

const ROWS = { win: "free-win", winBack: "free-win-returned" } as const;

/** What a campaign pays for a win of its free round, or gets back. The win itself is booked as every win. */
export const freeWinMoves = (
  what: keyof typeof ROWS,
  provider: string,
  campaign: string | null | undefined,
  amount: bigint,
): Moves => (campaign && amount > 0n ? [{ posting: ROWS[what], refs: { provider, "free-rounds": campaign }, amount }] : []);
