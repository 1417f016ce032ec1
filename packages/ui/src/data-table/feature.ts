import type { MouseEvent, ReactNode } from "react";
import type { DataTableColumn, DataTableSort } from "./columns.ts";

/** The cells of a column of controls. Each function returns a whole cell. */
export interface ControlCells<Row> {
  /** `rows` are all rows in the order of the table, here and below. */
  head: (rows: readonly Row[]) => ReactNode;
  cell: (row: Row, rows: readonly Row[]) => ReactNode;
  /** In rows without a record: placeholders, totals. */
  blank: () => ReactNode;
}

/** An order of the rows in place of the table's own. */
export interface DataTableOrder {
  /** The columns that the table is sorted by, the most important first. */
  sorts: readonly DataTableSort[];
  onClick: (column: string, event: MouseEvent) => void;
  /** In the header of a column, after its arrow. */
  mark: (column: string) => ReactNode;
}

/** What a table does beyond showing and sorting: a hook of its own module makes it, so that other tables do not load it. */
export interface DataTableFeature<Row> {
  id: string;
  /** The columns to show, of those given. */
  columns?: ((columns: readonly DataTableColumn<Row>[]) => readonly DataTableColumn<Row>[]) | undefined;
  /** A column before the first one. */
  start?: ControlCells<Row> | undefined;
  /** A column after the last one. */
  end?: ControlCells<Row> | undefined;
  order?: DataTableOrder | undefined;
  rowClass?: ((row: Row) => string | undefined) | undefined;
  isSelected?: ((row: Row) => boolean) | undefined;
  /** Above the table. */
  above?: (() => ReactNode) | undefined;
}
