import { minorOf } from "@baize/domain/money/amount";
import type { MoneyAmount } from "@baize/domain/money/money";

interface Page<Row, Totals> {
  readonly items: readonly Row[];
  readonly next: string | null;
  readonly totals: Totals | null;
}

/** The totals of a list's first page; later pages have none. */
export function totalsOf<Totals>({ totals }: { readonly totals: Totals | null }): Totals {
  if (totals === null) throw new Error("The page came without its totals");
  return totals;
}

/** Every row of a list, two at a time, and the totals, which must come with the first page alone. */
export async function whole<Row, Totals>(read: (place: { limit: number; cursor?: string }) => Promise<Page<Row, Totals>>) {
  const first = await read({ limit: 2 });
  const rows = [...first.items];
  for (let cursor = first.next; cursor !== null;) {
    const { items, next, totals } = await read({ limit: 2, cursor });
    if (totals !== null) throw new Error("A page that goes on was added up again");
    rows.push(...items);
    cursor = next;
  }
  return { rows, totals: totalsOf(first) };
}

/** The sum of one column, in minor units. */
export const sumOf = <Row>(rows: readonly Row[], amount: (row: Row) => MoneyAmount): bigint =>
  rows.reduce((sum, row) => sum + minorOf(amount(row)), 0n);

/** Totals in minor units, to be compared with sums. */
export const minorTotals = (totals: Readonly<Record<string, number | MoneyAmount>>): Record<string, number | bigint> =>
  Object.fromEntries(Object.entries(totals).map(([name, value]) => [name, typeof value === "number" ? value : minorOf(value)]));
