import { useCallback, useMemo } from "react";
import * as checkbox from "../checkbox/checkbox.css.ts";
import * as css from "./row-selection.css.ts";
import { shareOf } from "./selection.ts";

interface SelectAllProps<Row> {
  label: string;
  rows: readonly Row[];
  /** The keys of the rows that can be selected. */
  keysOf: (rows: readonly Row[]) => readonly string[];
  chosen: ReadonlySet<string>;
  onToggle: (selected: boolean, event: Event) => void;
}

/** Selects all rows, or none once all are selected; mixed while only some are. */
export function SelectAll<Row>({ label, rows, keysOf, chosen, onToggle }: SelectAllProps<Row>) {
  // Scrolling renders the header again: thousands of rows are counted only when they or the selection change.
  const keys = useMemo(() => keysOf(rows), [keysOf, rows]);
  const share = useMemo(() => shareOf(chosen, keys), [chosen, keys]);
  // The mixed state has no attribute: only the element's property sets it.
  const attach = useCallback(
    (element: HTMLInputElement | null) => {
      if (element) element.indeterminate = share === "some";
    },
    [share],
  );
  return (
    <label data-part="target" className={css.target}>
      <input
        data-part="input"
        ref={attach}
        type="checkbox"
        className={checkbox.input}
        checked={share === "all"}
        disabled={keys.length === 0}
        onChange={(event) => onToggle(share !== "all", event.nativeEvent)}
      />
      <span data-part="head-label" className={css.headLabel}>
        {label}
      </span>
    </label>
  );
}
