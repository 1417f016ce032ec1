import type { MouseEvent, ReactNode } from "react";
import type { DataTableColumn, DataTableSort } from "./columns.ts";

/** The cells of a column of controls. Each function returns a whole cell. */
export interface ControlCells<Row> {
  /** The header cell. `rows` are all rows in the order of the table. */
  head: (rows: readonly Row[]) => ReactNode;
  /** The cell of one row. `rows` are the same as for `head`. */
  cell: (row: Row, rows: readonly Row[]) => ReactNode;
  /** In rows without a record: placeholders, totals. */
  blank: () => ReactNode;
}

/** An order of the rows in place of the table's own. */
export interface DataTableOrder {
  /** The columns that the table is sorted by, the most important first. */
  sorts: readonly DataTableSort[];
  /** Called with the id of a column when its header is pressed. */
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
  /** Sorts the table in place of its own `sort`. One feature of a table may have it. */
  order?: DataTableOrder | undefined;
  /** A class name for the row, beside its own. */
  rowClass?: ((row: Row) => string | undefined) | undefined;
  /** Whether the row is marked as selected. */
  isSelected?: ((row: Row) => boolean) | undefined;
  /** Above the table. */
  above?: (() => ReactNode) | undefined;
}
