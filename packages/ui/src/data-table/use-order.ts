import { type MouseEvent, useMemo, useState } from "react";
import { type ChangeDetails, changeDetails } from "../overlay/details.ts";
import { warn } from "../overlay/warn.ts";
import { columnProblem, type DataTableColumn, type DataTableSort, nextSort, rowProblem, sortRows } from "./columns.ts";
import type { DataTableOrder } from "./feature.ts";
import type { DataTableFeatures } from "./features.tsx";
import type { TableContent } from "./table-body.tsx";

export interface OrderProps<Row> {
  /** The columns from start to end. */
  columns: readonly DataTableColumn<Row>[];
  /** The rows as they are shown without a sort. */
  rows: readonly Row[];
  /** The column and direction of the sort, when the caller holds them. For several, `useSeveralSorts` among the `features`. */
  sort?: DataTableSort;
  /** The column and direction at first, when the table holds them itself. */
  defaultSort?: DataTableSort;
  /** Called with the column and direction when a header is pressed; `cancel()` keeps the order. */
  onSortChange?: (sort: DataTableSort, details: ChangeDetails<"header">) => void;
}

/** The order by one column: `sort` of the caller, or the table's own. */
function useOneSort<Row>({ sort, defaultSort, onSortChange }: OrderProps<Row>): DataTableOrder {
  const [own, setOwn] = useState(defaultSort);
  const order = sort ?? own;
  const sorts = useMemo(() => (order ? [order] : []), [order]);
  const onClick = (column: string, { nativeEvent }: MouseEvent) => {
    const next = nextSort(order, column);
    const details = changeDetails("header" as const, nativeEvent);
    onSortChange?.(next, details);
    if (!details.cancelled) setOwn(next);
  };
  return { sorts, onClick, mark: () => null };
}

/** The sorted rows, and the handler of a press on a header. */
export function useOrder<Row>(
  props: OrderProps<Row> & Pick<TableContent<Row>, "rowKey">,
  features: DataTableFeatures<Row>,
): { order: DataTableOrder; sorted: readonly Row[] } {
  const { columns, rows, rowKey } = props;
  const one = useOneSort(props);
  const several = features?.find((feature) => feature.order)?.order;
  const order = several ?? one;
  if (process.env.NODE_ENV !== "production") {
    const problem = columnProblem(columns, several !== undefined || props.onSortChange !== undefined) ?? rowProblem(rows, rowKey);
    if (problem) warn(`DataTable: ${problem}`);
  }
  // Scrolling renders the table again and again: the rows are sorted anew only when they or their order change.
  const sorted = useMemo(() => sortRows(rows, columns, order.sorts), [rows, columns, order.sorts]);
  return { order, sorted };
}
