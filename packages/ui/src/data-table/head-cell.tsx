import { caretDown, caretUp } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import { roles } from "../entry/roles.ts";
import { cx } from "../theme/cx.ts";
import { type DataTableColumn, type DataTableSort, isSortable } from "./columns.ts";
import * as css from "./data-table.css.ts";

interface HeadCellProps<Row> {
  column: DataTableColumn<Row>;
  /** The class of the column's priority; none while all columns are shown. */
  fold: string | undefined;
  sort: DataTableSort | undefined;
  onSort: (column: string) => void;
}

/** One header. `aria-sort` only where the table is sorted by it: on every header it would be read every time. */
export function HeadCell<Row>({ column, fold, sort, onSort }: HeadCellProps<Row>) {
  const active = sort?.column === column.id ? sort.direction : undefined;
  const sortable = isSortable(column);
  const atEnd = column.align === "end";
  return (
    <th
      {...roles.header}
      scope="col"
      aria-sort={active}
      className={cx(css.headCell, sortable && css.headCellSortable, atEnd && css.atEnd, fold)}
      style={column.inlineSize ? { inlineSize: column.inlineSize } : undefined}
    >
      {sortable ? (
        <button
          type="button"
          data-part="sort"
          className={cx(css.sortButton, atEnd && css.sortAtEnd)}
          onClick={() => onSort(column.id)}
        >
          {column.header}
          <Icon art={active === "descending" ? caretDown : caretUp} className={cx(css.sortIcon, active && css.sorted)} />
        </button>
      ) : (
        column.header
      )}
    </th>
  );
}
