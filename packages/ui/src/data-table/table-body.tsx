import type { ReactNode, Ref } from "react";
import { roles } from "../theme/roles.ts";
import type { MessageText } from "../messages/message-types.ts";
import { BodyRow, type Fold, SkeletonRow } from "./body-row.tsx";
import type { DataTableColumn } from "./columns.ts";
import * as css from "./data-table.css.ts";
import { countControls, type DataTableFeatures } from "./features.tsx";
import type { RowWindow } from "./use-window-rows.ts";
import { WindowRows } from "./window-rows.tsx";

export interface TableContent<Row> {
  /** The id of a row, unique in the table. */
  rowKey: (row: Row) => string;
  /** Highlighted rows, with the accent's background. */
  highlighted?: (row: Row) => boolean;
  /** Rows are loading: skeletons of their height, and the text `loading` for screen readers. */
  loading?: boolean;
  /** How many skeletons. */
  skeletonRows?: number;
  /** In place of the rows: an EmptyState, an ErrorState. */
  empty?: ReactNode;
  /** Shown in place of the rows when they could not be loaded. */
  error?: ReactNode;
}
interface TableBodyProps<Row> extends TableContent<Row> {
  columns: readonly DataTableColumn<Row>[];
  rows: readonly Row[];
  features: DataTableFeatures<Row>;
  fold: Fold;
  /** The part of the rows that is in the page; without it all are. */
  view: RowWindow | undefined;
  text: MessageText<"dataTable">;
  ref: Ref<HTMLTableSectionElement>;
}

export function TableBody<Row>({ loading, skeletonRows = 6, empty, error, text, ...list }: TableBodyProps<Row>) {
  const { columns, rows, features, fold } = list;
  const span = columns.length + countControls(features);
  if (error) return <Message span={span}>{error}</Message>;
  if (!loading) return rows.length === 0 ? <Message span={span}>{empty}</Message> : <Rows {...list} />;
  return (
    <tbody data-part="body" {...roles.rows} className={css.body}>
      <tr data-part="spoken" {...roles.row} className={css.hidden}>
        <td {...roles.cell} colSpan={span}>
          <output>{text("loading")}</output>
        </td>
      </tr>
      {Array.from({ length: skeletonRows }, (_, index) => (
        <SkeletonRow key={index} columns={columns} features={features} fold={fold} />
      ))}
    </tbody>
  );
}

type RowsProps<Row> = Omit<TableBodyProps<Row>, "loading" | "text" | "skeletonRows" | "empty" | "error">;

function Rows<Row>({ rows, rowKey, view, ref, ...look }: RowsProps<Row>) {
  if (view) return <WindowRows rows={rows} rowKey={rowKey} view={view} ref={ref} {...look} />;
  return (
    <tbody data-part="body" ref={ref} {...roles.rows} className={css.body}>
      {rows.map((row) => (
        <BodyRow key={rowKey(row)} row={row} rows={rows} {...look} rowIndex={undefined} />
      ))}
    </tbody>
  );
}

function Message({ span, children }: { span: number; children: ReactNode }) {
  return (
    <tbody data-part="body" {...roles.rows} className={css.body}>
      <tr data-part="message-row" {...roles.row} className={css.messageRow}>
        <td data-part="message" {...roles.cell} colSpan={span} className={css.message}>
          {children}
        </td>
      </tr>
    </tbody>
  );
}
