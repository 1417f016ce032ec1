import { roles } from "../entry/roles.ts";
import { cx } from "../theme/cx.ts";
import type { Fold } from "./body-row.tsx";
import type { DataTableColumn } from "./columns.ts";
import * as css from "./data-table.css.ts";

interface TotalsRowProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  label: string;
  fold: Fold;
}

/** The row of sums; its name is in the first column. */
export function TotalsRow<Row>({ columns, label, fold }: TotalsRowProps<Row>) {
  return (
    <tfoot {...roles.rows} className={css.foot}>
      <tr {...roles.row} className={css.footRow}>
        {columns.map((column, index) =>
          index === 0 ? (
            <th key={column.id} {...roles.rowHeader} scope="row" className={cx(css.footCell, fold(column))}>
              {label}
            </th>
          ) : (
            <td
              key={column.id}
              {...roles.cell}
              data-label={column.header}
              className={cx(
                css.footCell,
                column.align === "end" && css.atEnd,
                column.align === "end" && css.figures,
                fold(column),
              )}
            >
              {column.total}
            </td>
          ),
        )}
      </tr>
    </tfoot>
  );
}
