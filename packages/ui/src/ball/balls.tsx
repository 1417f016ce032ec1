import { List, type ListProps } from "../stack/list.tsx";
import { cx } from "../theme/cx.ts";
import { Ball, type BallProps } from "./ball.tsx";
import * as css from "./ball.css.ts";

export interface BallsProps extends Omit<ListProps, "as" | "children"> {
  /** In the order in which they were drawn. */
  numbers: readonly string[];
  /** The diameter of each ball. */
  size?: BallProps["size"];
}

/** A draw may have a number twice: each needs its own key. */
const keyAt = (numbers: readonly string[], place: number) =>
  `${numbers[place]}/${numbers.slice(0, place).filter((number) => number === numbers[place]).length}`;

/** A draw: balls from left to right in every language, as a list. Rest props and `ref` land on the `<ul>`. */
export function Balls({ numbers, size, className, ...rest }: BallsProps) {
  return (
    <List data-component="balls" dir="ltr" className={cx(css.row, className)} {...rest}>
      {numbers.map((number, place) => (
        <li key={keyAt(numbers, place)} className={css.item}>
          <Ball number={number} size={size} />
        </li>
      ))}
    </List>
  );
}
