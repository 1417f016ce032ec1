import { type HTMLAttributes, type ReactNode, type Ref, useId, useRef, useState } from "react";
import { roles } from "../theme/roles.ts";
import type { PartMessages } from "../messages/message-types.ts";
import { useMessages } from "../messages/use-messages.ts";
import { cx } from "../theme/cx.ts";
import { ColumnsToggle } from "./columns-toggle.tsx";
import * as css from "./data-table.css.ts";
import type { DataTableFeature } from "./feature.ts";
import { Bar, controls, shownColumns } from "./features.tsx";
import { HeadCell } from "./head-cell.tsx";
import { TableBody, type TableContent } from "./table-body.tsx";
import { TableScroller } from "./table-scroller.tsx";
import { TotalsRow } from "./totals-row.tsx";
import { type OrderProps, useOrder } from "./use-order.ts";
import { useWindowRows } from "./use-window-rows.ts";

export type { DataTableColumn, DataTableSort } from "./columns.ts";
export type { ControlCells, DataTableFeature, DataTableOrder } from "./feature.ts";
export type { RowAction } from "./row-action.ts";

export interface DataTableProps<Row>
  extends Omit<HTMLAttributes<HTMLDivElement>, "children">, OrderProps<Row>, TableContent<Row> {
  /** Names the table: "Account record". */
  caption: ReactNode;
  /** Where a heading beside the table already says it. */
  labelHidden?: boolean;
  /** Hides columns of a lower `priority` where they do not fit, and has a button that shows them. Without it none is ever hidden. */
  foldable?: boolean;
  /** `compact`: lower rows, for tables that a person works in all day. On a phone the cards are the same. */
  density?: keyof typeof css.density;
  /** Texts in place of those of the provider: `totals` names the row of totals, `loading` is read while rows load. */
  messages?: PartMessages<"dataTable">;
  /** Keeps only the rows in view in the page, so it needs a `maxBlockSize`: for thousands of rows. */
  virtualized?: boolean;
  /** The table's own rows scroll in this height (CSS). */
  maxBlockSize?: string;
  /** Selection, actions and more, each by a hook of its own: `useRowSelection(…)`. */
  features?: readonly DataTableFeature<Row>[];
  ref?: Ref<HTMLDivElement>;
}

function hasRows({ loading, error, rows }: { loading?: boolean; error?: ReactNode; rows: readonly unknown[] }): boolean {
  return !loading && !error && rows.length > 0;
}

/** Tells how many rows there are, where the page holds only those in view. */
const countsOf = (rows: readonly unknown[], windowed: boolean) =>
  windowed ? { table: { "aria-rowcount": rows.length + 1 }, head: { "aria-rowindex": 1 } } : { table: {}, head: {} };

/** Rows and columns of records: lines, no stripes, figures at the end edge, cards on a phone. Rest props land on the outer part. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    caption,
    labelHidden,
    columns: given,
    rows,
    sort,
    defaultSort,
    onSortChange,
    foldable,
    virtualized,
    maxBlockSize,
    density = "comfortable",
    ...others
  } = props;
  const { rowKey, highlighted, loading, skeletonRows, empty, error, messages, features, className, ...rest } = others;
  const text = useMessages("dataTable", messages);
  const content = { rowKey, highlighted, loading, skeletonRows, empty, error, text };
  const { order, sorted } = useOrder({ columns: given, rows, rowKey, sort, defaultSort, onSortChange }, features);
  const columns = shownColumns(given, features);
  const [all, setAll] = useState(false);
  const captionId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const ready = hasRows({ loading, error, rows });
  const scrolls = ready && maxBlockSize !== undefined;
  const windowed = scrolls && virtualized === true;
  const view = useWindowRows({ count: rows.length, enabled: windowed, scroller, body });
  const folding = foldable && !all;
  const hasTotals = ready && columns.some(({ total }) => total !== undefined);
  const fold = (column: { priority?: 1 | 2 | 3 }) => (folding ? css.priority[column.priority ?? 1] : undefined);
  const counts = countsOf(rows, windowed);

  return (
    <div data-component="data-table" aria-busy={loading} className={cx(css.root, css.density[density], className)} {...rest}>
      <Bar features={features} />
      {foldable ? <ColumnsToggle columns={columns} text={text} all={all} onToggle={() => setAll(!all)} /> : null}
      <TableScroller
        ref={scroller}
        scrolls={all || scrolls}
        maxSize={scrolls ? maxBlockSize : undefined}
        labelledBy={captionId}
        onScroll={view.onScroll}
      >
        <table data-part="table" {...roles.table} className={css.table} {...counts.table}>
          <caption data-part="caption" id={captionId} className={cx(css.caption, labelHidden && css.labelHidden)}>
            {caption}
          </caption>
          <thead data-part="head" {...roles.rows} className={cx(css.head, scrolls && css.headSticky)}>
            <tr data-part="head-row" {...roles.row} className={css.headRow} {...counts.head}>
              {controls(features, "start", ({ head }) => head(sorted))}
              {columns.map((column) => (
                <HeadCell key={column.id} column={column} fold={fold(column)} order={order} />
              ))}
              {controls(features, "end", ({ head }) => head(sorted))}
            </tr>
          </thead>
          <TableBody
            {...content}
            columns={columns}
            rows={sorted}
            features={features}
            fold={fold}
            view={windowed ? view.rows : undefined}
            ref={body}
          />
          {hasTotals ? <TotalsRow columns={columns} features={features} label={text("totals")} fold={fold} /> : null}
        </table>
      </TableScroller>
    </div>
  );
}
