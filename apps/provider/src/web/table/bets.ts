import { toMinor, toMoneyAmount } from "../../amounts.ts";
import type { RoundView } from "../../play/contract.ts";

export const isPositive = (amount: string): boolean => /[1-9]/.test(amount);

/** Whether the stake is on the table or on its way. */
export const isPlaced = (round: RoundView | undefined): boolean => round?.phase === "placed" || round?.phase === "pending";

/** Whether the end of a bet is not among the shown rounds yet. The table may tell of it before the bet's own call does. */
export const isAwaited = ({ id, phase }: RoundView, shown: readonly RoundView[]): boolean =>
  phase !== "settled" || !shown.some((one) => one.id === id && one.phase === "settled");

/** So many hundredths of a stake. */
export const worthOf = (stake: string, hundredths: number, digits: number): string =>
  toMoneyAmount((toMinor(stake, digits) * BigInt(hundredths)) / 100n, digits);

export const sumOf = (amounts: readonly string[], digits: number): string =>
  toMoneyAmount(
    amounts.reduce((sum, amount) => sum + toMinor(amount, digits), 0n),
    digits,
  );
