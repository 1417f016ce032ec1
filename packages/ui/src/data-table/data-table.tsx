import { type HTMLAttributes, type ReactNode, type Ref, useId, useRef, useState } from "react";
import { roles } from "../entry/roles.ts";
import { cx } from "../theme/cx.ts";
import { ColumnsToggle } from "./columns-toggle.tsx";
import * as css from "./data-table.css.ts";
import { HeadCell } from "./head-cell.tsx";
import { TableBody, type TableContent } from "./table-body.tsx";
import { TableScroller } from "./table-scroller.tsx";
import { TotalsRow } from "./totals-row.tsx";
import { type OrderProps, useOrder } from "./use-order.ts";
import { useWindowRows } from "./use-window-rows.ts";

export interface DataTableProps<Row>
  extends Omit<HTMLAttributes<HTMLDivElement>, "children">, OrderProps<Row>, TableContent<Row> {
  /** Names the table: "Account record". */
  caption: ReactNode;
  /** Where a heading beside the table already says it. */
  captionHidden?: boolean;
  /** Names the row of totals: give it where a column has a `total`. */
  totalsLabel?: string;
  /** The button that shows hidden columns in a narrow table. Without it no column is ever hidden. */
  columnsLabel?: { more: string; fewer: string };
  /** Scrolls in this height (CSS) and keeps only the rows in view in the page: for thousands of rows. */
  windowSize?: string;
  ref?: Ref<HTMLDivElement>;
}

function hasRows({ loading, error, rows }: { loading?: boolean; error?: ReactNode; rows: readonly unknown[] }): boolean {
  return !loading && !error && rows.length > 0;
}

/** Rows and columns of records: lines, no stripes, figures at the end edge, cards on a phone. Rest props land on the outer part. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, captionHidden, columns, rows, sort, defaultSort, onSortChange, columnsLabel, windowSize, ...others } = props;
  const { rowKey, marked, loading, loadingLabel, skeletonRows, empty, error, totalsLabel, className, ...rest } = others;
  const content = { rowKey, marked, loading, loadingLabel, skeletonRows, empty, error };
  const { order, sorted, onSort } = useOrder({ columns, rows, rowKey, sort, defaultSort, onSortChange });
  const [all, setAll] = useState(false);
  const captionId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const ready = hasRows({ loading, error, rows });
  const windowed = ready && windowSize !== undefined;
  const view = useWindowRows({ count: rows.length, enabled: windowed, scroller, body });
  const folding = columnsLabel !== undefined && !all;
  const fold = (column: { priority?: 1 | 2 | 3 }) => (folding ? css.priority[column.priority ?? 1] : undefined);
  const counts = windowed ? { table: { "aria-rowcount": rows.length + 1 }, head: { "aria-rowindex": 1 } } : undefined;

  return (
    <div data-component="data-table" aria-busy={loading} className={cx(css.root, className)} {...rest}>
      <ColumnsToggle columns={columns} labels={columnsLabel} all={all} onToggle={() => setAll(!all)} />
      <TableScroller
        ref={scroller}
        scrolls={all || windowed}
        maxSize={windowed ? windowSize : undefined}
        labelledBy={captionId}
        onScroll={view.onScroll}
      >
        <table {...roles.table} className={css.table} {...counts?.table}>
          <caption id={captionId} className={cx(css.caption, captionHidden && css.captionHidden)}>
            {caption}
          </caption>
          <thead {...roles.rows} className={cx(css.head, windowed && css.headSticky)}>
            <tr {...roles.row} className={css.headRow} {...counts?.head}>
              {columns.map((column) => (
                <HeadCell key={column.id} column={column} fold={fold(column)} sort={order} onSort={onSort} />
              ))}
            </tr>
          </thead>
          <TableBody
            {...content}
            columns={columns}
            rows={sorted}
            fold={fold}
            view={windowed ? view.rows : undefined}
            ref={body}
          />
          {ready && totalsLabel ? <TotalsRow columns={columns} label={totalsLabel} fold={fold} /> : null}
        </table>
      </TableScroller>
    </div>
  );
}
