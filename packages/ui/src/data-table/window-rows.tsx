import { type FocusEvent, type Ref, useMemo, useState } from "react";
import { roles } from "../theme/roles.ts";
import { BodyRow, type BodyRowLook } from "./body-row.tsx";
import * as css from "./data-table.css.ts";
import { drawnRows } from "./drawn-rows.ts";
import type { RowWindow } from "./use-window-rows.ts";

interface WindowRowsProps<Row> extends BodyRowLook<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  view: RowWindow;
  ref: Ref<HTMLTableSectionElement>;
}

/** The first row of the body: the header is row 1. */
const firstIndex = 2;

/** The row that has the focus: it stays in the page when the window moves on, also after a sort. */
function useFocusedRow<Row>(rows: readonly Row[], rowKey: (row: Row) => string) {
  const [key, setKey] = useState<string>();
  const focused = useMemo(() => (key === undefined ? -1 : rows.findIndex((row) => rowKey(row) === key)), [key, rows, rowKey]);
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const row = rows[Number(target.closest("tr")?.ariaRowIndex) - firstIndex];
    setKey(row && rowKey(row));
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) setKey(undefined);
  };
  return { focused, onFocus, onBlur };
}

/** The rows of a long table that are in the page, with the space of all others. */
export function WindowRows<Row>({ rows, rowKey, view, ref, ...look }: WindowRowsProps<Row>) {
  const { focused, ...events } = useFocusedRow(rows, rowKey);
  const drawn = drawnRows(view, focused, rows.length);
  const space = (from: number, to: number) =>
    to > from ? <Spacer key={`space ${from}`} size={(to - from) * view.rowSize} /> : null;
  return (
    <tbody data-part="body" ref={ref} {...roles.rows} className={css.body} {...events}>
      {drawn.flatMap(({ from, to }, place) => [
        space(drawn[place - 1]?.to ?? 0, from),
        ...rows
          .slice(from, to)
          .map((row, index) => (
            <BodyRow key={`row ${rowKey(row)}`} row={row} rows={rows} {...look} rowIndex={from + index + firstIndex} />
          )),
      ])}
      {space(drawn.at(-1)?.to ?? 0, rows.length)}
    </tbody>
  );
}

/** The height of the rows that are not in the page. */
function Spacer({ size }: { size: number }) {
  return <tr data-part="spacer" aria-hidden="true" className={css.spacer} style={{ blockSize: size }} />;
}
