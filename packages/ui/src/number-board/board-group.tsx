import { type ReactNode, useId } from "react";
import * as css from "./number-board.css.ts";

/** Numbers that belong together, with a name: "Red wave", "Pairs". */
export interface NumberGroup {
  readonly id: string;
  /** Over the numbers: "Red wave", "Pairs". */
  readonly label: string;
  /** The numbers as they are written, in order: "07". */
  readonly numbers: readonly string[];
}

/** A named part of a board; without a name, the board itself. */
export function BoardGroup({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  if (label === "") return children;
  return (
    <fieldset data-part="group" aria-labelledby={id} className={css.group}>
      <span data-part="row-label" id={id} className={css.rowLabel}>
        {label}
      </span>
      {children}
    </fieldset>
  );
}
