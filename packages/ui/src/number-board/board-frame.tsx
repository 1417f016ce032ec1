import type { ReactNode } from "react";
import { flameFill, lockKey, snowflake } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import { List } from "../stack/list.tsx";
import { cx } from "../theme/cx.ts";
import type { BoardResult, BoardWords } from "./board-words.ts";
import * as css from "./number-board.css.ts";
import * as grid from "./number-grid.css.ts";

interface BoardHeadProps {
  id: string;
  label: string;
  hideLabel: boolean | undefined;
  count: ReactNode;
  locked: boolean;
  refused: boolean;
  words: BoardWords;
}

/** The board's name, how many are picked, and why nothing more can be. Read out when it changes. */
export function BoardHead({ id, label, hideLabel, count, locked, refused, words }: BoardHeadProps) {
  return (
    <div data-part="head" className={css.head}>
      <span id={id} data-part="label" className={cx(css.label, hideLabel && css.hidden)}>
        {label}
      </span>
      <output data-part="status" className={css.status}>
        {count ? <span className={css.count}>{count}</span> : null}
        {locked && words.locked ? (
          <span className={css.note}>
            <Icon art={lockKey} />
            {words.locked}
          </span>
        ) : null}
        {refused && words.full ? <span className={css.note}>{words.full}</span> : null}
      </output>
    </div>
  );
}

interface BoardLegendProps {
  words: BoardWords;
  marked: boolean;
  drawn: boolean;
}
const results: readonly BoardResult[] = ["hit", "drawn", "missed"];

/** The legend of the shapes. */
export function BoardLegend({ words, marked, drawn }: BoardLegendProps) {
  if (!marked && !drawn) return null;
  return (
    <List data-part="legend" className={css.legend}>
      {marked && words.hot ? (
        <li className={css.entry}>
          <Icon art={flameFill} className={grid.mark.hot} />
          {words.hot}
        </li>
      ) : null}
      {marked && words.cold ? (
        <li className={css.entry}>
          <Icon art={snowflake} className={grid.mark.cold} />
          {words.cold}
        </li>
      ) : null}
      {drawn
        ? results.map((result) => (
            <li key={result} className={css.entry}>
              <span className={css.swatch}>
                <span className={cx(grid.disc, grid.look[result])} />
              </span>
              {words[result]}
            </li>
          ))
        : null}
    </List>
  );
}
