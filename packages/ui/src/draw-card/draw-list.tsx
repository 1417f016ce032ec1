import { Children } from "react";
import { List, type ListProps } from "../stack/list.tsx";
import { cx } from "../theme/cx.ts";
import * as css from "./draw-card.css.ts";

/** Draw cards side by side with lines between them; the row scrolls sideways on a phone. Rest props and `ref` land on the `<ul>`. */
export function DrawList({ className, children, ...rest }: Omit<ListProps, "as">) {
  return (
    <List data-component="draw-list" className={cx(css.list, className)} {...rest}>
      {Children.map(children, (child) => (
        <li data-part="item" className={css.item}>
          {child}
        </li>
      ))}
    </List>
  );
}
