import type { ReactNode, Ref } from "react";
import { roles } from "../entry/roles.ts";
import { BodyRow, type Fold, SkeletonRow } from "./body-row.tsx";
import type { DataTableColumn } from "./columns.ts";
import * as css from "./data-table.css.ts";
import type { RowWindow } from "./use-window-rows.ts";

export interface TableContent<Row> {
  rowKey: (row: Row) => string;
  /** Highlighted rows, with the accent's background. */
  marked?: (row: Row) => boolean;
  /** Rows are loading: skeletons of their height, and these words for screen readers. */
  loading?: boolean;
  loadingLabel?: string;
  /** How many skeletons. */
  skeletonRows?: number;
  /** In place of the rows: an EmptyState, an ErrorState. */
  empty?: ReactNode;
  error?: ReactNode;
}
interface TableBodyProps<Row> extends TableContent<Row> {
  columns: readonly DataTableColumn<Row>[];
  rows: readonly Row[];
  fold: Fold;
  /** The part of the rows that is in the page; without it all are. */
  view: RowWindow | undefined;
  ref: Ref<HTMLTableSectionElement>;
}

export function TableBody<Row>({ loading, loadingLabel, skeletonRows = 6, empty, error, ...list }: TableBodyProps<Row>) {
  const { columns, rows, fold } = list;
  if (error) return <Message span={columns.length}>{error}</Message>;
  if (!loading) return rows.length === 0 ? <Message span={columns.length}>{empty}</Message> : <Rows {...list} />;
  return (
    <tbody {...roles.rows} className={css.body}>
      <tr {...roles.row} className={css.hidden}>
        <td {...roles.cell} colSpan={columns.length}>
          <output>{loadingLabel}</output>
        </td>
      </tr>
      {Array.from({ length: skeletonRows }, (_, index) => (
        <SkeletonRow key={index} columns={columns} fold={fold} />
      ))}
    </tbody>
  );
}

type RowsProps<Row> = Omit<TableBodyProps<Row>, "loading" | "loadingLabel" | "skeletonRows" | "empty" | "error">;

function Rows<Row>({ columns, rows, rowKey, fold, marked, view, ref }: RowsProps<Row>) {
  const first = view?.first ?? 0;
  return (
    <tbody ref={ref} {...roles.rows} className={css.body}>
      {view && view.before > 0 ? <Spacer size={view.before} /> : null}
      {rows.slice(first, view?.last).map((row, index) => (
        <BodyRow
          key={rowKey(row)}
          row={row}
          columns={columns}
          fold={fold}
          marked={marked?.(row) ?? false}
          rowIndex={view ? first + index + 2 : undefined}
        />
      ))}
      {view && view.after > 0 ? <Spacer size={view.after} /> : null}
    </tbody>
  );
}

function Message({ span, children }: { span: number; children: ReactNode }) {
  return (
    <tbody {...roles.rows} className={css.body}>
      <tr {...roles.row} className={css.messageRow}>
        <td {...roles.cell} colSpan={span} className={css.message}>
          {children}
        </td>
      </tr>
    </tbody>
  );
}

/** The height of the rows that are not in the page. */
function Spacer({ size }: { size: number }) {
  return <tr aria-hidden="true" className={css.spacer} style={{ blockSize: size }} />;
}
