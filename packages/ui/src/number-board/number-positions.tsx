import { useId } from "react";
import { useMessages } from "../messages/use-messages.ts";
import { cx } from "../theme/cx.ts";
import { BoardHead, BoardLegend } from "./board-frame.tsx";
import { type BoardProps, noChoices } from "./board-props.ts";
import { BoardActions, QuickChoices } from "./board-tools.tsx";
import { type BoardMarks, NumberGrid } from "./number-grid.tsx";
import { type PositionsProps, usePositions } from "./use-positions.ts";
import * as css from "./number-board.css.ts";
import * as grid from "./number-grid.css.ts";

/** One place of the draw with numbers of its own. */
export interface NumberPosition {
  /** Unique on the board: the key of this place's picked numbers in `value`. */
  readonly id: string;
  /** "Hundreds". */
  readonly label: string;
  /** The numbers of this place as they are written, in order. */
  readonly numbers: readonly string[];
  /** A mark on single numbers of this place, by number: hot, cold. */
  readonly marks?: BoardMarks;
  /** What one unit returns in this place, where it differs from the other places. By number. */
  readonly odds?: Readonly<Record<string, string>>;
  /** The number drawn in this place. */
  readonly drawn?: readonly string[];
}
export interface NumberPositionsProps extends PositionsProps, BoardProps {
  /** The places of the draw in order, each with its numbers. */
  positions: readonly NumberPosition[];
}

/** A board of several digit positions, each with its own numbers and quick choices. Rest props and `ref` land on the `<fieldset>`. */
export function NumberPositions({
  label,
  labelHidden,
  positions,
  pick,
  readOnly = false,
  quickChoices = noChoices,
  quickPick,
  count,
  messages,
  face,
  names,
  odds,
  value,
  defaultValue,
  onValueChange,
  className,
  ...rest
}: NumberPositionsProps) {
  const id = useId();
  const text = useMessages("numberBoard", messages);
  const highlighted = positions.some(({ marks }) => marks !== undefined);
  const result = positions.some(({ drawn }) => drawn !== undefined);
  const still = readOnly || result;
  const board = usePositions({ positions, pick, readOnly: still, value, defaultValue, onValueChange });
  const filled = positions.filter((position) => board.pickedIn(position.id).length > 0).length;
  return (
    <fieldset data-component="number-positions" aria-labelledby={id} className={cx(css.root, className)} {...rest}>
      <BoardHead
        {...{ id, label, labelHidden, text, readOnly }}
        refused={board.refused}
        count={count?.({ picked: filled, needed: positions.length })}
      />
      {result ? null : (
        <div data-part="tools" className={css.tools}>
          <BoardActions
            {...{ text, readOnly }}
            empty={filled === 0}
            onQuickPick={quickPick && ((event) => board.quick(quickPick, event))}
            onClear={board.clear}
          />
        </div>
      )}
      <div data-part="panel" data-ground="cloth" className={cx(css.panel, css.rows)}>
        {positions.map(({ id: place, label: name, numbers, marks, drawn, odds: own }) => {
          const picked = board.pickedIn(place);
          return (
            <fieldset key={place} data-part="position" aria-labelledby={`${id}-${place}`} className={css.row}>
              <span data-part="row-label" id={`${id}-${place}`} className={css.rowLabel}>
                {name}
              </span>
              <NumberGrid
                {...{ numbers, picked, marks, drawn, text, face, names }}
                odds={own ?? odds}
                full={pick !== undefined && picked.length >= pick}
                readOnly={still}
                layout={grid.strip}
                onPick={(number, event) => board.press(place, number, event)}
              />
              {result ? null : (
                <QuickChoices
                  {...{ picked, pick, readOnly }}
                  label={text("choices")}
                  choices={quickChoices}
                  onChoose={(next, event) => board.choose(place, next, event)}
                />
              )}
            </fieldset>
          );
        })}
        <BoardLegend text={text} highlighted={highlighted} drawn={result} />
      </div>
    </fieldset>
  );
}
