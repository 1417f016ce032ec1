import { plus } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import { List, type ListProps } from "../stack/list.tsx";
import { cx } from "../theme/cx.ts";
import { Ball } from "./ball.tsx";
import * as css from "./ball.css.ts";

export interface BallsProps extends Omit<ListProps, "as" | "children"> {
  /** In the order in which they were drawn. */
  numbers: readonly string[];
  /** The diameter of each ball. */
  size?: keyof typeof css.size;
  /** Balls, or the plates of racers in the order in which they arrived. */
  shape?: keyof typeof css.shape;
  /** The last so many are set apart by a plus: the special number of a six-mark draw. */
  special?: number;
}

/** A draw may have a number twice: each needs its own key. */
const keyAt = (numbers: readonly string[], place: number) =>
  `${numbers[place]}/${numbers.slice(0, place).filter((number) => number === numbers[place]).length}`;

/** A draw: balls from left to right in every language, as a list. Rest props and `ref` land on the `<ul>`. */
export function Balls({ numbers, size, shape, special = 0, className, ...rest }: BallsProps) {
  const first = special > 0 ? numbers.length - special : -1;
  return (
    <List data-component="balls" dir="ltr" className={cx(css.row, className)} {...rest}>
      {numbers.map((number, place) => (
        <li
          data-part="item"
          key={keyAt(numbers, place)}
          data-special={place >= first && first > 0 ? "" : undefined}
          className={css.item}
        >
          {place === first && first > 0 ? <Icon art={plus} size="sm" className={css.plus} /> : null}
          <Ball number={number} size={size} shape={shape} />
        </li>
      ))}
    </List>
  );
}
