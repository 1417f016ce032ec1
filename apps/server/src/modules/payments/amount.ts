import { formatAmount, parseAmount } from "@baize/domain/money/amount";
import { fault, invalid } from "../../platform/http/fault.ts";
import { InsufficientFunds } from "../../ledger/post.ts";

interface Bounds {
  readonly min: bigint;
  readonly max: bigint;
}

/** An amount that a member asks to move, in minor units. Throws `input.invalid` for an invalid amount, and for zero or less. */
export function requestedAmount(text: string, currency: string): bigint {
  const amount = parseAmount(text, currency);
  if (amount === undefined || amount <= 0n) throw invalid("amount", "wrong_type");
  return amount;
}

/** Throws `money.out_of_range` with the bounds. */
export function requireWithin(amount: bigint, { min, max }: Bounds, currency: string): void {
  if (amount >= min && amount <= max) return;
  throw fault("money.out_of_range", { min: formatAmount(min, currency), max: formatAmount(max, currency), currency });
}

/** Answers the wallet's balance when a posting failed for want of money; throws any other error as it is. */
export function refuseInsufficient(error: unknown, currency: string): never {
  if (!(error instanceof InsufficientFunds)) throw error;
  throw fault("money.insufficient", { balance: formatAmount(error.balance, currency), currency });
}

/** An amount as the operator's lists print it: `100.00 INR`. */
export const printedAmount = (minor: bigint, currency: string): string => `${formatAmount(minor, currency)} ${currency}`;
