import { figureAmount, type PROFIT_LOSS_SORTS, type ProfitLoss, type SORT_DIRECTIONS } from "@baize/domain/agents/profit-loss";
import { decodeCursor, encodeCursor } from "../../../platform/lists/cursor.ts";
import { fault } from "../../../platform/http/fault.ts";

interface Branch {
  readonly id: string;
  readonly account: string;
  readonly figures: ProfitLoss;
}
/** Says after which row a page begins, in a list that is sorted by an amount, and then by a key. */
export interface BranchCursor {
  readonly amount: bigint;
  /** The account where the list is sorted by it, else the id of the branch. */
  readonly key: string;
}

export interface SortOrder {
  readonly sort: (typeof PROFIT_LOSS_SORTS)[number];
  readonly direction: (typeof SORT_DIRECTIONS)[number];
}

const compareText = (one: string, two: string) => (one === two ? 0 : one < two ? -1 : 1);
const compareAmounts = (one: bigint, two: bigint) => (one === two ? 0 : one < two ? -1 : 1);

/** How the rows of a level are ordered, and read page by page. Equal amounts are in the order of ids: an index has it, at any size of the team. */
export function branchOrder({ sort, direction }: SortOrder) {
  const sign = direction === "ascending" ? 1 : -1;
  const keysOf = ({ id, account, figures }: Branch): BranchCursor =>
    sort === "account" ? { amount: 0n, key: account } : { amount: figureAmount(figures, sort), key: id };
  const compare = (one: BranchCursor, two: BranchCursor) =>
    sign * (compareAmounts(one.amount, two.amount) || compareText(one.key, two.key));
  return {
    compare: (one: Branch, two: Branch) => compare(keysOf(one), keysOf(two)),
    isAfter: (row: Branch, cursor: BranchCursor) => compare(keysOf(row), cursor) > 0,
    cursorOf(row: Branch): string {
      const { amount, key } = keysOf(row);
      return encodeCursor([amount.toString(), key]);
    },
  };
}

/** After the account's own row, which is the first in every order. */
export const AFTER_OWN = encodeCursor([]);

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The cursor that a client sent back; undefined for that after the own row. Throws `input.bad_cursor`. */
export function parseBranchCursor(cursor: string, { sort }: Pick<SortOrder, "sort">): BranchCursor | undefined {
  if (cursor === AFTER_OWN) return undefined;
  const [amount, key] = decodeCursor(cursor, ["string", "string"]).map(String);
  const isCursor =
    amount !== undefined && key !== undefined && /^-?\d{1,18}$/.test(amount) && (sort === "account" || UUID.test(key));
  if (!isCursor) throw fault("input.bad_cursor");
  return { amount: BigInt(amount), key };
}
