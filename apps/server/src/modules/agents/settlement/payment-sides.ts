import type { Owner } from "../../../ledger/account.ts";
import type { Move } from "../../../ledger/post.ts";
import type { Brand } from "../../../platform/brand/brand.ts";
import type { Guarantee } from "./debt.ts";
import type { StatementRow } from "./queries.ts";

/** Who pays a statement and who is paid; null for the brand. A correction of too much is paid back by the member. */
export interface Sides {
  readonly payer: string | null;
  readonly payee: string | null;
  readonly amount: bigint;
  readonly guarantee: Guarantee;
}

export type PayingBrand = Pick<Brand, "currency">;

export const payingOwner = (id: string, { currency }: PayingBrand): Owner => ({ id, book: "real", currency });
export const refOf = ({ memberId, runId }: StatementRow): string => `${runId}/${memberId}`;

/** Whether a statement is billed to the upline, and not paid at once. */
export const isBill = ({ type, uplineId, amount }: StatementRow): boolean =>
  type === "dividend" && uplineId !== null && amount !== 0n;

/** The members on both sides. */
export const membersOf = ({ memberId, uplineId }: Pick<StatementRow, "memberId" | "uplineId">): readonly string[] =>
  uplineId === null ? [memberId] : [memberId, uplineId];

/** What is paid back freezes no money: only a dividend that an upline owes does. */
export const paymentSides = ({ memberId, uplineId, amount, type }: StatementRow): Sides =>
  amount < 0n
    ? { payer: memberId, payee: uplineId, amount: -amount, guarantee: "salary" }
    : { payer: uplineId, payee: memberId, amount, guarantee: type === "dividend" ? "dividend" : "salary" };

function movesBetween(row: StatementRow, brand: PayingBrand): Move[] {
  const { payer, payee, amount } = paymentSides(row);
  const isReturn = row.amount < 0n;
  const ref = refOf(row);
  const sent = isReturn ? "settlement-returned-up" : "settlement-sent";
  const received = isReturn ? "settlement-regained" : "settlement-received";
  if (payer === null) return [{ posting: "settlement-paid", owner: payingOwner(row.memberId, brand), amount, ref }];
  if (payee === null) return [{ posting: "settlement-returned", owner: payingOwner(payer, brand), amount, ref }];
  return [
    { posting: sent, owner: payingOwner(payer, brand), amount, ref },
    { posting: received, owner: payingOwner(payee, brand), amount, ref },
  ];
}

/** From the brand, or from the commission of the side that pays; the guarantee adds what is lacking there. */
export function movesOf(row: StatementRow, brand: PayingBrand, lacking: bigint): Move[] {
  const { payer, guarantee } = paymentSides(row);
  const moves = movesBetween(row, brand);
  if (payer === null) return moves;
  const added = {
    posting: "guarantee-paid",
    refs: { guarantee },
    owner: payingOwner(payer, brand),
    amount: lacking,
    ref: refOf(row),
  } as const;
  return [added, ...moves];
}
