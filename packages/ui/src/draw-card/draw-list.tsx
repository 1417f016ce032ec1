import { Children } from "react";
import { List, type ListProps } from "../stack/list.tsx";
import { cx } from "../theme/cx.ts";
import * as css from "./draw-card.css.ts";

export interface DrawListProps extends Omit<ListProps, "as"> {
  /** Goes on in further rows instead of scrolling sideways: for a page of many draws. */
  wrap?: boolean;
}

/** Draw cards side by side with lines between them; the row scrolls sideways on a phone. Rest props and `ref` land on the `<ul>`. */
export function DrawList({ wrap = false, className, children, ...rest }: DrawListProps) {
  return (
    <List data-component="draw-list" className={cx(wrap ? css.rows : css.list, className)} {...rest}>
      {Children.map(children, (child) => (
        <li data-part="item" className={wrap ? css.itemOfRows : css.item}>
          {child}
        </li>
      ))}
    </List>
  );
}
