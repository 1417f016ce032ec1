import type { ReactNode } from "react";
import { flameFill, lockKey, snowflake } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import type { MessageText } from "../messages/message-types.ts";
import { List } from "../stack/list.tsx";
import { cx } from "../theme/cx.ts";
import type { BoardResult } from "./board-result.ts";
import * as css from "./number-board.css.ts";
import * as grid from "./number-grid.css.ts";

interface BoardHeadProps {
  id: string;
  label: string;
  labelHidden: boolean | undefined;
  count: ReactNode;
  readOnly: boolean;
  refused: boolean;
  text: MessageText<"numberBoard">;
}

/** The board's name, how many are picked, and why nothing more can be. Read out when it changes. */
export function BoardHead({ id, label, labelHidden, count, readOnly, refused, text }: BoardHeadProps) {
  return (
    <div data-part="head" className={css.head}>
      <span id={id} data-part="label" className={cx(css.label, labelHidden && css.hidden)}>
        {label}
      </span>
      <output data-part="status" className={css.status}>
        {count ? (
          <span data-part="count" className={css.count}>
            {count}
          </span>
        ) : null}
        {readOnly ? (
          <span data-part="note" className={css.note}>
            <Icon art={lockKey} />
            {text("locked")}
          </span>
        ) : null}
        {refused ? (
          <span data-part="note" className={css.note}>
            {text("full")}
          </span>
        ) : null}
      </output>
    </div>
  );
}

interface BoardLegendProps {
  text: MessageText<"numberBoard">;
  highlighted: boolean;
  drawn: boolean;
}
const results: readonly BoardResult[] = ["hit", "drawn", "missed"];

/** The legend of the shapes. */
export function BoardLegend({ text, highlighted, drawn }: BoardLegendProps) {
  if (!highlighted && !drawn) return null;
  return (
    <List data-part="legend" className={css.legend}>
      {highlighted ? (
        <li data-part="entry" className={css.entry}>
          <Icon art={flameFill} className={grid.mark.hot} />
          {text("hot")}
        </li>
      ) : null}
      {highlighted ? (
        <li data-part="entry" className={css.entry}>
          <Icon art={snowflake} className={grid.mark.cold} />
          {text("cold")}
        </li>
      ) : null}
      {drawn
        ? results.map((result) => (
            <li data-part="entry" key={result} className={css.entry}>
              <span data-part="swatch" className={css.swatch}>
                <span data-part="disc" className={cx(grid.disc, grid.look[result])} />
              </span>
              {text(result)}
            </li>
          ))
        : null}
    </List>
  );
}
