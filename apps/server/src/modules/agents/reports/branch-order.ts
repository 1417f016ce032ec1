import { figureAmount, type PROFIT_LOSS_SORTS, type ProfitLoss, type SORT_DIRECTIONS } from "@baize/domain/agents/profit-loss";
import { decodeCursor, encodeCursor } from "../../../platform/lists/cursor.ts";
import { fault } from "../../../platform/http/fault.ts";

interface Branch {
  readonly account: string;
  readonly figures: ProfitLoss;
}
/** The place of a row in a list that is sorted by an amount, and then by account. */
interface Place {
  readonly amount: bigint;
  readonly account: string;
}

export interface Order {
  readonly sort: (typeof PROFIT_LOSS_SORTS)[number];
  readonly direction: (typeof SORT_DIRECTIONS)[number];
}

const compareText = (one: string, two: string) => (one === two ? 0 : one < two ? -1 : 1);
const compareAmounts = (one: bigint, two: bigint) => (one === two ? 0 : one < two ? -1 : 1);

/** How the rows of a level are ordered, and read page by page. Equal amounts are in the order of their accounts. */
export function branchOrder({ sort, direction }: Order) {
  const sign = direction === "ascending" ? 1 : -1;
  const placeOf = ({ account, figures }: Branch): Place => ({
    account,
    amount: sort === "account" ? 0n : figureAmount(figures, sort),
  });
  const compare = (one: Place, two: Place) =>
    sign * compareAmounts(one.amount, two.amount) || (sort === "account" ? sign : 1) * compareText(one.account, two.account);
  return {
    compare: (one: Branch, two: Branch) => compare(placeOf(one), placeOf(two)),
    isAfter: (row: Branch, place: Place) => compare(placeOf(row), place) > 0,
    cursorOf(row: Branch): string {
      const { amount, account } = placeOf(row);
      return encodeCursor([amount.toString(), account]);
    },
  };
}

/** After the account's own row, which is the first in every order. */
export const AFTER_OWN = encodeCursor([]);

/** The place that a client sent back; undefined for that after the own row. Throws `input.bad_cursor`. */
export function placeOfCursor(cursor: string): Place | undefined {
  if (cursor === AFTER_OWN) return undefined;
  const [amount, account] = decodeCursor(cursor, ["string", "string"]).map(String);
  if (amount === undefined || account === undefined || !/^-?\d{1,30}$/.test(amount)) throw fault("input.bad_cursor");
  return { amount: BigInt(amount), account };
}
