import { Skeleton } from "../skeleton/skeleton.tsx";
import { roles } from "../entry/roles.ts";
import { cx } from "../theme/cx.ts";
import type { DataTableColumn } from "./columns.ts";
import * as css from "./data-table.css.ts";

/** The class that hides a column in a narrow table. */
export type Fold = (column: { priority?: 1 | 2 | 3 }) => string | undefined;

interface BodyRowProps<Row> {
  row: Row;
  columns: readonly DataTableColumn<Row>[];
  fold: Fold;
  marked: boolean;
  /** Place in the whole table, header counted, while only a window of it is in the page. */
  rowIndex: number | undefined;
}

// Roles are written out: a table that is laid out as blocks on a phone stops being a table in the accessibility tree.
export function BodyRow<Row>({ row, columns, fold, marked, rowIndex }: BodyRowProps<Row>) {
  return (
    <tr {...roles.row} aria-rowindex={rowIndex} data-marked={marked || undefined} className={cx(css.row, marked && css.marked)}>
      {columns.map((column) => (
        <BodyCell key={column.id} column={column} row={row} fold={fold} />
      ))}
    </tr>
  );
}

function BodyCell<Row>({ column, row, fold }: { column: DataTableColumn<Row>; row: Row; fold: Fold }) {
  const atEnd = column.align === "end";
  const names = cx(css.bodyCell, atEnd && css.atEnd, atEnd && css.figures, column.rowHeader && css.rowHeader, fold(column));
  if (column.rowHeader) {
    return (
      <th {...roles.rowHeader} scope="row" data-label={column.header} className={names}>
        {column.cell(row)}
      </th>
    );
  }
  return (
    <td {...roles.cell} data-label={column.header} className={names}>
      {column.cell(row)}
    </td>
  );
}

interface SkeletonRowProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  fold: Fold;
}

/** A placeholder row of the real height. */
export function SkeletonRow<Row>({ columns, fold }: SkeletonRowProps<Row>) {
  return (
    <tr {...roles.row} aria-hidden="true" className={css.row}>
      {columns.map((column) => (
        <td key={column.id} {...roles.cell} data-label={column.header} className={cx(css.bodyCell, fold(column))}>
          <Skeleton
            shape="text"
            inlineSize={column.align === "end" ? "6ch" : "70%"}
            style={column.align === "end" ? { marginInlineStart: "auto" } : undefined}
          />
        </td>
      ))}
    </tr>
  );
}
