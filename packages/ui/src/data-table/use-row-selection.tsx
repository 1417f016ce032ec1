import { type KeyboardEvent, useCallback, useId, useMemo, useRef, useState } from "react";
import { roles } from "../theme/roles.ts";
import { useValue } from "../field/use-value.ts";
import type { PartMessages } from "../messages/message-types.ts";
import { useMessages } from "../messages/use-messages.ts";
import type { ChangeDetails } from "../overlay/details.ts";
import { cx } from "../theme/cx.ts";
import type { DataTableFeature } from "./feature.ts";
import * as css from "./row-selection.css.ts";
import { SelectAll } from "./select-all.tsx";
import { SelectBox } from "./select-box.tsx";
import { asksForAll, isArrow, neighbour } from "./selection-keys.ts";
import { keysBetween, type Selection, withKeys } from "./selection.ts";

/** `row`: one box; `range`: with Shift, up to a box; `all`: the box in the header; `clear`: by `clear()`. */
export type SelectionReason = "row" | "range" | "all" | "clear";
/** What `useRowSelection` takes. */
export interface RowSelectionOptions<Row> {
  /** As in the table: the key of a row. */
  rowKey: (row: Row) => string;
  /** What names a row among the others: "Deposit · UPI, 14:32". */
  rowLabel: (row: Row) => string;
  /** How many rows can be selected. `none` hides the boxes. */
  mode?: "none" | "single" | "multiple";
  /** The keys of the selected rows. Keys of rows that the table does not show now are kept. */
  selection?: readonly string[];
  /** The keys of the rows that are selected at first, when the hook holds them itself. */
  defaultSelection?: readonly string[];
  /** Called with the keys of all selected rows after each change. */
  onSelectionChange?: (selection: readonly string[], details: ChangeDetails<SelectionReason>) => void;
  /** Rows whose box is disabled. */
  isDisabled?: (row: Row) => boolean;
  /** Texts in place of those of the provider. */
  messages?: PartMessages<"rowSelection">;
}
/** The result of `useRowSelection`: the feature for the table, with the selection for the page around it. */
export interface RowSelection<Row> extends DataTableFeature<Row> {
  /** The keys of the selected rows. */
  readonly selection: readonly string[];
  /** Selects nothing. */
  readonly clear: () => void;
}

const none: Selection = [];

/** The selection and its changes, without their look. */
function useSelection<Row>({ rowKey, isDisabled, mode, ...held }: Omit<RowSelectionOptions<Row>, "rowLabel" | "messages">) {
  const { selection: value, defaultSelection: defaultValue, onSelectionChange: onValueChange } = held;
  const [selection, change] = useValue<Selection, SelectionReason>({ value, defaultValue, onValueChange }, none);
  const chosen = useMemo(() => new Set(selection), [selection]);
  /** Where a range starts: the row that was pressed last. */
  const anchor = useRef<string>(undefined);
  const keysOf = useCallback(
    (rows: readonly Row[]) => rows.filter((row) => !isDisabled?.(row)).map(rowKey),
    [rowKey, isDisabled],
  );
  const range = (rows: readonly Row[], from: string | undefined, to: string, selected: boolean, event: Event) =>
    change(withKeys(selection, keysBetween(keysOf(rows), from, to), selected), "range", event);
  const toggle = (rows: readonly Row[], key: string, event: Event) => {
    const from = anchor.current;
    anchor.current = key;
    if (mode === "single") return change([key], "row", event);
    const selected = !chosen.has(key);
    if ("shiftKey" in event && event.shiftKey && from !== undefined) return range(rows, from, key, selected, event);
    return change(withKeys(selection, [key], selected), "row", event);
  };
  const all = (rows: readonly Row[], selected: boolean, event: Event) =>
    change(withKeys(selection, keysOf(rows), selected), "all", event);
  return { selection, chosen, keysOf, toggle, range, all, clear: () => void change(none, "clear") };
}

/** Boxes that select rows of a DataTable: give the result to its `features`. */
export function useRowSelection<Row>(options: RowSelectionOptions<Row>): RowSelection<Row> {
  const { rowKey, rowLabel, isDisabled, mode = "multiple", messages } = options;
  const text = useMessages("rowSelection", messages);
  const { selection, chosen, keysOf, toggle, range, all, clear } = useSelection({ ...options, mode });
  const name = useId();
  // Before the first change there is nothing to announce.
  const [initial] = useState(selection);
  const single = mode === "single";

  const onKey = (rows: readonly Row[], event: KeyboardEvent<HTMLInputElement>) => {
    if (!single && asksForAll(event)) {
      event.preventDefault();
      all(rows, true, event.nativeEvent);
    }
    if (!isArrow(event.key)) return;
    event.preventDefault();
    const next = neighbour(event);
    next?.focus();
    if (next && single) toggle(rows, next.value, event.nativeEvent);
    else if (next && event.shiftKey) range(rows, event.currentTarget.value, next.value, true, event.nativeEvent);
  };
  const start = {
    head: (rows: readonly Row[]) => (
      <th {...roles.header} scope="col" data-part="select-all" className={css.head}>
        {single ? (
          <span data-part="spoken" className={css.hidden}>
            {text("column")}
          </span>
        ) : (
          <SelectAll
            label={text("all")}
            rows={rows}
            keysOf={keysOf}
            chosen={chosen}
            onToggle={(selected, event) => all(rows, selected, event)}
          />
        )}
      </th>
    ),
    cell: (row: Row, rows: readonly Row[]) => {
      const key = rowKey(row);
      return (
        <td {...roles.cell} data-part="select" className={css.body}>
          <SelectBox
            name={single ? name : undefined}
            value={key}
            label={text("row", { row: rowLabel(row) })}
            checked={chosen.has(key)}
            disabled={isDisabled?.(row) ?? false}
            onToggle={(event) => toggle(rows, key, event)}
            onKey={(event) => onKey(rows, event)}
          />
        </td>
      );
    },
    blank: () => <td data-part="cell" {...roles.cell} className={css.blank} />,
  };
  return {
    id: "selection",
    selection,
    clear,
    start: mode === "none" ? undefined : start,
    rowClass: (row) => (mode === "none" ? undefined : cx(css.row, chosen.has(rowKey(row)) && css.selected)),
    isSelected: (row) => mode !== "none" && chosen.has(rowKey(row)),
    above: () => (
      <output data-part="spoken" className={css.hidden}>
        {selection === initial ? null : text("selected", { count: selection.length })}
      </output>
    ),
  };
}
