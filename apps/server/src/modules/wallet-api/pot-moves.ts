import { parseAmount } from "@baize/domain/money/amount";
import type { Posting } from "../../ledger/post.ts";

type Moves = readonly (Posting & { readonly amount: bigint })[];

/** The part of a call's amount that goes into a pot or comes out of it. */
export interface PotPart {
  readonly pot: string;
  readonly amount: bigint;
}

const ROWS = { share: "pot-share", shareBack: "pot-share-returned", win: "pot-win", winBack: "pot-win-returned" } as const;

/** The moves between a provider and its pots. Each part moves beside the posting of its stake or win, which is booked whole. */
export const potMoves = (what: keyof typeof ROWS, provider: string, parts: readonly PotPart[]): Moves =>
  parts.map(({ pot, amount }) => ({ posting: ROWS[what], refs: { provider, pot: `${provider}/${pot}` }, amount }));

interface PotRequest {
  readonly currency: string;
  readonly pot?: { readonly id: string; readonly amount: string } | undefined;
}

/** The part that a call of this amount names; undefined where it is none that the amount may have. */
export function readPotParts({ pot, currency }: PotRequest, amount: bigint): readonly PotPart[] | undefined {
  if (!pot) return [];
  const part = parseAmount(pot.amount, currency);
  return part !== undefined && part > 0n && part <= amount ? [{ pot: pot.id, amount: part }] : undefined;
}
