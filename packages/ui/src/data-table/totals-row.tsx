import { roles } from "../theme/roles.ts";
import { cx } from "../theme/cx.ts";
import type { Fold } from "./body-row.tsx";
import type { DataTableColumn } from "./columns.ts";
import * as css from "./data-table.css.ts";
import { controls, type DataTableFeatures } from "./features.tsx";

interface TotalsRowProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  features: DataTableFeatures<Row>;
  label: string;
  fold: Fold;
}

/** The row of sums; its name is in the first column of data. */
export function TotalsRow<Row>({ columns, features, label, fold }: TotalsRowProps<Row>) {
  return (
    <tfoot data-part="foot" {...roles.rows} className={css.foot}>
      <tr data-part="foot-row" {...roles.row} className={css.footRow}>
        {controls(features, "start", ({ blank }) => blank())}
        {columns.map((column, index) =>
          index === 0 ? (
            <th data-part="foot-cell" key={column.id} {...roles.rowHeader} scope="row" className={cx(css.footCell, fold(column))}>
              {label}
            </th>
          ) : (
            <td
              data-part="foot-cell"
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
        {controls(features, "end", ({ blank }) => blank())}
      </tr>
    </tfoot>
  );
}
