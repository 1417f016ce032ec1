import { useId } from "react";
import type { ValueProps } from "../field/use-value.ts";
import { useMessages } from "../messages/use-messages.ts";
import { cx } from "../theme/cx.ts";
import { dataVars } from "../theme/data-vars.ts";
import { BoardHead, BoardLegend } from "./board-frame.tsx";
import { BoardGroup, type NumberGroup } from "./board-group.tsx";
import { type BoardProps, noChoices } from "./board-props.ts";
import { BoardActions, QuickChoices } from "./board-tools.tsx";
import { type BoardMarks, NumberGrid } from "./number-grid.tsx";
import type { Picked } from "./picking.ts";
import { type BoardReason, useBoard } from "./use-board.ts";
import * as css from "./number-board.css.ts";
import * as grid from "./number-grid.css.ts";

export type { BoardCount } from "./board-props.ts";
export type { NumberGroup } from "./board-group.tsx";
export type { BoardFace } from "./cell-face.tsx";
export type { BoardMarks } from "./number-grid.tsx";
export type { QuickChoice } from "./board-tools.tsx";
export type { Picked, QuickPick } from "./picking.ts";
export type { BoardReason } from "./use-board.ts";
export type { PositionsValue } from "./use-positions.ts";
export { numbersBetween } from "./numbers-between.ts";
export type { BoardMark } from "./board-result.ts";

export interface NumberBoardProps extends ValueProps<Picked, BoardReason>, BoardProps {
  /** In order, zeros kept; `numbersBetween(0, 99)` makes them. With `groups` they are not read. */
  numbers: readonly string[];
  /** The numbers in groups with names, "Red wave", each a grid of its own. In place of `numbers`. */
  groups?: readonly NumberGroup[];
  /** How many numbers a row has. */
  columns?: number;
  /** A mark on single numbers, by number: hot, cold. */
  marks?: BoardMarks;
  /** The drawn numbers: the board becomes a result, which is read and not changed. */
  drawn?: readonly string[];
}

/** A lottery's board: a press picks a number. Rest props and `ref` land on the `<fieldset>`. */
export function NumberBoard({
  label,
  labelHidden,
  numbers,
  columns = 10,
  pick,
  marks,
  drawn,
  readOnly = false,
  quickChoices = noChoices,
  quickPick,
  count,
  messages,
  face,
  names,
  odds,
  groups,
  value,
  defaultValue,
  onValueChange,
  className,
  ...rest
}: NumberBoardProps) {
  const id = useId();
  const text = useMessages("numberBoard", messages);
  const still = readOnly || drawn !== undefined;
  const board = useBoard({
    numbers: groups?.flatMap((group) => group.numbers) ?? numbers,
    pick,
    readOnly: still,
    value,
    defaultValue,
    onValueChange,
  });
  const { picked, full } = board;
  return (
    <fieldset data-component="number-board" aria-labelledby={id} className={cx(css.root, className)} {...rest}>
      <BoardHead
        {...{ id, label, labelHidden, text, readOnly }}
        refused={board.refused}
        count={count?.({ picked: picked.length, needed: pick })}
      />
      {drawn ? null : (
        <div data-part="tools" className={css.tools}>
          <QuickChoices {...{ picked, pick, readOnly }} label={text("choices")} choices={quickChoices} onChoose={board.choose} />
          <BoardActions
            {...{ text, readOnly }}
            empty={picked.length === 0}
            onQuickPick={quickPick && ((event) => board.quick(quickPick, event))}
            onClear={board.clear}
          />
        </div>
      )}
      <div data-part="panel" data-ground="cloth" className={css.panel}>
        {(groups ?? [{ id: "all", label: "", numbers }]).map((group) => (
          <BoardGroup key={group.id} label={group.label}>
            <NumberGrid
              {...{ picked, marks, drawn, full, text, face, names, odds }}
              numbers={group.numbers}
              readOnly={still}
              layout={grid.board}
              style={dataVars({ "--board-columns": Math.max(columns, 1) })}
              onPick={board.press}
            />
          </BoardGroup>
        ))}
        <BoardLegend text={text} highlighted={marks !== undefined} drawn={drawn !== undefined} />
      </div>
    </fieldset>
  );
}
