import type { ReactNode } from "react";

/** One column: its header, its cells, and how it acts in a narrow table. */
export interface DataTableColumn<Row> {
  /** Unique in the table: sorts and hidden columns name the column by it. */
  id: string;
  /** The header's words; on a phone they are before each value. */
  header: string;
  /** Draws the cell of a row. */
  cell: (row: Row) => ReactNode;
  /** `end` for figures: a column of them lines up at the end edge. */
  align?: "start" | "end";
  /** The column that names the row: read with every cell, and the heading of the phone's card. One a table. */
  rowHeader?: boolean;
  /** In a narrow table: 3 is hidden first, then 2; 1 always stays. The phone's card shows all of them. */
  priority?: 1 | 2 | 3;
  /**
   * Makes the phone's card two lines: the row's name with `figure` opposite, below them `note` with `aside` opposite; `hidden`
   * leaves the column to what the row opens. One column each of the first three; the others keep lines of their own below.
   */
  card?: "figure" | "note" | "aside" | "hidden";
  /** Sorts the rows given to the table. Without it `sortable` only reports, and the rows come back in order. */
  compare?: (one: Row, two: Row) => number;
  /** Makes the header a button that sorts by the column. */
  sortable?: boolean;
  /** Cannot be hidden in the menu of columns; the `rowHeader` never can. */
  fixed?: boolean;
  /** Keeps a value on one line, where rows are not cards: a time, a code. */
  nowrap?: boolean;
  /** In the totals' row. */
  total?: ReactNode;
  /** A share of the width, as CSS: "12ch", "30%". */
  inlineSize?: string;
}

/** By which column a table is sorted, and which way. */
export interface DataTableSort {
  /** Id of the column. */
  column: string;
  /** `ascending`: the smallest or earliest first. */
  direction: "ascending" | "descending";
}

/** Whether the phone's cards have two lines. */
export const hasShortCards = <Row>(columns: readonly DataTableColumn<Row>[]): boolean => columns.some(({ card }) => card);

export function isSortable<Row>(column: DataTableColumn<Row>): boolean {
  return Boolean(column.sortable || column.compare);
}

/** A second press on the same header reverses the order; another header starts ascending. */
export function nextSort(sort: DataTableSort | undefined, column: string): DataTableSort {
  const again = sort?.column === column && sort.direction === "ascending";
  return { column, direction: again ? "descending" : "ascending" };
}

/** The rows in the given order: by the first column, equal rows by the next. Rows that are equal in all keep their order. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly DataTableColumn<Row>[],
  sorts: readonly DataTableSort[],
): readonly Row[] {
  const compares = sorts.flatMap(({ column, direction }) => {
    const compare = columns.find(({ id }) => id === column)?.compare;
    const sign = direction === "ascending" ? 1 : -1;
    return compare ? [(one: Row, two: Row) => sign * compare(one, two)] : [];
  });
  if (compares.length === 0) return rows;
  return rows.toSorted((one, two) => {
    for (const compare of compares) {
      const order = compare(one, two);
      if (order !== 0) return order;
    }
    return 0;
  });
}

const looked = new WeakSet<readonly unknown[]>();

/** The fault of a table's row keys, for the developer; the same array is checked once. */
export function rowProblem<Row>(rows: readonly Row[], rowKey: (row: Row) => string | number): string | undefined {
  if (looked.has(rows)) return undefined;
  looked.add(rows);
  const keys = rows.map((row) => String(rowKey(row) ?? ""));
  const known = new Set<string>();
  const bad = keys.find((key) => key === "" || known.has(key) || !known.add(key));
  if (bad === undefined) return undefined;
  const what = bad === "" ? "a row has no key" : `two rows have the key "${bad}"`;
  return `${what}, so after sorting or paging cells and focus stay with the wrong row. Let \`rowKey\` give what names the record, its id say, never its place.`;
}

/** The fault of a table's columns, for the developer; undefined where there is none. */
export function columnProblem<Row>(columns: readonly DataTableColumn<Row>[], reports: boolean): string | undefined {
  const names = columns.filter((column) => column.rowHeader).length;
  if (names !== 1) {
    return `${names} columns are \`rowHeader\`. A screen reader reads it with every cell of the row: set it on the one that names the row.`;
  }
  const ids = columns.map((column) => column.id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) {
    return `two columns have the id "${twice}", so React mixes their cells and one header sorts both. Give each an id of its own.`;
  }
  const dead = columns.find((column) => column.sortable && !column.compare);
  if (dead && !reports) {
    return `column "${dead.id}" is \`sortable\`, but nothing sorts it: give the column \`compare\`, or the table \`onSortChange\`.`;
  }
  return undefined;
}
