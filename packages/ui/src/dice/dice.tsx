import { List, type ListProps } from "../stack/list.tsx";
import { cx } from "../theme/cx.ts";
import { Die } from "./die.tsx";
import * as css from "./dice.css.ts";

export { Die, type DieProps } from "./die.tsx";

export interface DiceProps extends Omit<ListProps, "as" | "children"> {
  /** In the order in which they fell: "1" to "6". */
  faces: readonly string[];
  /** The length of an edge. Without it `md`. */
  size?: keyof typeof css.size;
}

/** A throw may show a face twice: each needs its own key. */
const keyAt = (faces: readonly string[], place: number) =>
  `${faces[place]}/${faces.slice(0, place).filter((face) => face === faces[place]).length}`;

/** A throw of dice, from left to right in every language, as a list. Rest props and `ref` land on the `<ul>`. */
export function Dice({ faces, size, className, ...rest }: DiceProps) {
  return (
    <List data-component="dice" dir="ltr" className={cx(css.row, className)} {...rest}>
      {faces.map((face, place) => (
        <li data-part="item" key={keyAt(faces, place)} className={css.item}>
          <Die face={face} size={size} />
        </li>
      ))}
    </List>
  );
}
