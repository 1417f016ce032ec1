import { caretDown, caretUp } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import { roles } from "../theme/roles.ts";
import { cx } from "../theme/cx.ts";
import { type DataTableColumn, isSortable } from "./columns.ts";
import * as css from "./data-table.css.ts";
import type { DataTableOrder } from "./feature.ts";

interface HeadCellProps<Row> {
  column: DataTableColumn<Row>;
  /** The class of the column's priority; none while all columns are shown. */
  fold: string | undefined;
  order: DataTableOrder;
}

/** One header. `aria-sort` only where the table is sorted by it first: on every header it would be read every time. */
export function HeadCell<Row>({ column, fold, order }: HeadCellProps<Row>) {
  const { sorts, onClick, mark } = order;
  const active = sorts.find((sort) => sort.column === column.id);
  const sortable = isSortable(column);
  const atEnd = column.align === "end";
  return (
    <th
      data-part="head-cell"
      {...roles.header}
      scope="col"
      aria-sort={active && active === sorts[0] ? active.direction : undefined}
      className={cx(css.headCell, sortable && css.headCellSortable, atEnd && css.atEnd, fold)}
      style={column.inlineSize ? { inlineSize: column.inlineSize } : undefined}
    >
      {sortable ? (
        <button
          type="button"
          data-part="sort"
          className={cx(css.sortButton, atEnd && css.sortAtEnd)}
          onClick={(event) => onClick(column.id, event)}
        >
          {column.header}
          <Icon
            art={active?.direction === "descending" ? caretDown : caretUp}
            className={cx(css.sortIcon, active && css.sorted)}
          />
          {mark(column.id)}
        </button>
      ) : (
        column.header
      )}
    </th>
  );
}
