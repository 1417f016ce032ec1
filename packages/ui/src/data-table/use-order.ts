import { useState } from "react";
import { warn } from "../overlay/warn.ts";
import { columnProblem, type DataTableColumn, type DataTableSort, nextSort, sortRows } from "./columns.ts";

export interface OrderProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  rows: readonly Row[];
  sort?: DataTableSort;
  defaultSort?: DataTableSort;
  onSortChange?: (sort: DataTableSort, details: { reason: "header" }) => void;
}

/** The rows in their order, and what a press on a header does. */
export function useOrder<Row>({ columns, rows, sort, defaultSort, onSortChange }: OrderProps<Row>) {
  const [own, setOwn] = useState(defaultSort);
  const order = sort ?? own;
  const problem = columnProblem(columns, onSortChange !== undefined);
  if (problem) warn(`DataTable: ${problem}`);
  function onSort(column: string): void {
    const next = nextSort(order, column);
    setOwn(next);
    onSortChange?.(next, { reason: "header" });
  }
  return { order, sorted: sortRows(rows, columns, order), onSort };
}
