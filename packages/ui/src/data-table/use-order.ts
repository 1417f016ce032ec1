import { useMemo, useState } from "react";
import { warn } from "../overlay/warn.ts";
import type { TableContent } from "./table-body.tsx";
import { columnProblem, rowProblem, type DataTableColumn, type DataTableSort, nextSort, sortRows } from "./columns.ts";

export interface OrderProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  rows: readonly Row[];
  sort?: DataTableSort;
  defaultSort?: DataTableSort;
  onSortChange?: (sort: DataTableSort, details: { reason: "header" }) => void;
}

/** The sorted rows, and the handler of a press on a header. */
export function useOrder<Row>(props: OrderProps<Row> & Pick<TableContent<Row>, "rowKey">) {
  const { columns, rows, rowKey, sort, defaultSort, onSortChange } = props;
  const [own, setOwn] = useState(defaultSort);
  const order = sort ?? own;
  if (process.env.NODE_ENV !== "production") {
    const problem = columnProblem(columns, onSortChange !== undefined) ?? rowProblem(rows, rowKey);
    if (problem) warn(`DataTable: ${problem}`);
  }
  function onSort(column: string): void {
    const next = nextSort(order, column);
    setOwn(next);
    onSortChange?.(next, { reason: "header" });
  }
  // Scrolling renders the table again and again: the rows are sorted anew only when they or their order change.
  const sorted = useMemo(() => sortRows(rows, columns, order), [rows, columns, order]);
  return { order, sorted, onSort };
}
