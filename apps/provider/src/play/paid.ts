import { toMoneyAmount } from "../amounts.ts";

/** What the player pays for a round, as decimal text: nothing for a free one. */
export const paidOf = ({ stake, free = false }: { readonly stake: string; readonly free?: boolean }, digits: number): string =>
  free ? toMoneyAmount(0n, digits) : stake;
