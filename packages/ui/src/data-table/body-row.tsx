import { Skeleton } from "../skeleton/skeleton.tsx";
import { roles } from "../theme/roles.ts";
import { cx } from "../theme/cx.ts";
import { type DataTableColumn, hasShortCards } from "./columns.ts";
import * as css from "./data-table.css.ts";
import { controls, type DataTableFeatures, rowLook } from "./features.tsx";

/** The class that hides a column in a narrow table. */
export type Fold = (column: { priority?: 1 | 2 | 3 }) => string | undefined;

/** What all rows of a table share. */
export interface BodyRowLook<Row> {
  columns: readonly DataTableColumn<Row>[];
  features: DataTableFeatures<Row>;
  fold: Fold;
  highlighted?: ((row: Row) => boolean) | undefined;
}
interface BodyRowProps<Row> extends BodyRowLook<Row> {
  row: Row;
  /** All rows, in the order of the table. */
  rows: readonly Row[];
  /** Place in the whole table, header counted, while only a window of it is in the page. */
  rowIndex: number | undefined;
}

// Roles are written out: a table that is laid out as blocks on a phone stops being a table in the accessibility tree.
export function BodyRow<Row>({ row, rows, columns, features, fold, highlighted, rowIndex }: BodyRowProps<Row>) {
  const isHighlighted = highlighted?.(row) ?? false;
  const look = rowLook(features, row, cx(css.row, hasShortCards(columns) && css.shortCard, isHighlighted && css.highlighted));
  return (
    <tr {...roles.row} aria-rowindex={rowIndex} data-highlighted={isHighlighted || undefined} {...look}>
      {controls(features, "start", ({ cell }) => cell(row, rows))}
      {columns.map((column) => (
        <BodyCell key={column.id} column={column} row={row} fold={fold} />
      ))}
      {controls(features, "end", ({ cell }) => cell(row, rows))}
    </tr>
  );
}

function BodyCell<Row>({ column, row, fold }: { column: DataTableColumn<Row>; row: Row; fold: Fold }) {
  const atEnd = column.align === "end";
  const names = cx(
    css.bodyCell,
    atEnd && css.atEnd,
    atEnd && css.figures,
    column.rowHeader && css.rowHeader,
    column.nowrap && css.nowrap,
    column.card && css.inCard[column.card],
    fold(column),
  );
  if (column.rowHeader) {
    return (
      <th data-part="body-cell" {...roles.rowHeader} scope="row" data-label={column.header} className={names}>
        {column.cell(row)}
      </th>
    );
  }
  return (
    <td data-part="body-cell" {...roles.cell} data-label={column.header} className={names}>
      {column.cell(row)}
    </td>
  );
}

interface SkeletonRowProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  features: DataTableFeatures<Row>;
  fold: Fold;
}

/** A placeholder row of the real height. */
export function SkeletonRow<Row>({ columns, features, fold }: SkeletonRowProps<Row>) {
  return (
    <tr data-part="row" {...roles.row} aria-hidden="true" className={cx(css.row, hasShortCards(columns) && css.shortCard)}>
      {controls(features, "start", ({ blank }) => blank())}
      {columns.map((column) => (
        <td
          data-part="body-cell"
          key={column.id}
          {...roles.cell}
          data-label={column.header}
          className={cx(css.bodyCell, column.card && css.inCard[column.card], fold(column))}
        >
          <Skeleton
            shape="text"
            inlineSize={column.align === "end" ? "6ch" : "70%"}
            style={column.align === "end" ? { marginInlineStart: "auto" } : undefined}
          />
        </td>
      ))}
      {controls(features, "end", ({ blank }) => blank())}
    </tr>
  );
}
