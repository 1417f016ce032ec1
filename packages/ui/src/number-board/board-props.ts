import type { FieldsetHTMLAttributes, ReactNode, Ref } from "react";
import type { QuickChoice } from "./board-tools.tsx";
import type { PartMessages } from "../messages/message-types.ts";
import type { CellLook } from "./number-grid.tsx";
import type { QuickPick } from "./picking.ts";

/** How far a pick is. */
export interface BoardCount {
  /** How many numbers are picked; on a board of several positions, how many of these have a pick. */
  readonly picked: number;
  /** How many are to be picked; undefined where any number of them may be picked. */
  readonly needed: number | undefined;
}

/** The props of both boards. */
export interface BoardProps
  extends
    CellLook,
    Omit<FieldsetHTMLAttributes<HTMLFieldSetElement>, "defaultValue" | "children" | "disabled" | "name" | "form"> {
  /** The name of the board, "2 digits", "Five of 45". */
  label: string;
  /** The label is for screen readers only: a heading or a tab shows it already. */
  labelHidden?: boolean;
  /** How many make a pick, of the board or in each place. Without it any number of them may be picked. */
  pick?: number;
  /** Nothing can be picked now; the pick stays visible. */
  readOnly?: boolean;
  /** The same for each place. */
  quickChoices?: readonly QuickChoice[];
  /** Picks at random, by a button that is shown for it. */
  quickPick?: QuickPick;
  /** "3 of 5 picked", read out when it changes. A place counts when it has a pick. */
  count?: (count: BoardCount) => ReactNode;
  /** Texts in place of those of the provider: `locked`, which says until when. */
  messages?: PartMessages<"numberBoard">;
  ref?: Ref<HTMLFieldSetElement>;
}
export const noChoices: readonly QuickChoice[] = [];
