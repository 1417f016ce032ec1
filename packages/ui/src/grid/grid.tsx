import { createElement, type HTMLAttributes, type Ref } from "react";
import { gap as gaps } from "../stack/gap.css.ts";
import type { LayoutElement, Space } from "../stack/space.ts";
import { cx } from "../theme/cx.ts";
import * as css from "./grid.css.ts";

export interface GridProps extends HTMLAttributes<HTMLElement> {
  as?: LayoutElement;
  /**
   * `popular` and `lobby` are the cover grids (3, 5, then 8 or 10 across); `halves`, `thirds` and `fields` open out from one
   * column; `tiles` fills the line with cells of 150 px or more; `rail` is content beside a 372 px column.
   */
  layout: keyof typeof css.layout;
  /** Another distance than the layout's own. */
  gap?: Space;
  ref?: Ref<HTMLElement>;
}

/** A grid whose columns follow the width of the window. Rest props and `ref` land on the element itself. */
export function Grid({ as = "div", layout, gap, className, ...rest }: GridProps) {
  return createElement(as, {
    "data-component": "grid",
    role: as === "ul" || as === "ol" ? "list" : undefined,
    className: cx(css.root, css.layout[layout], gap !== undefined && gaps[gap], className),
    ...rest,
  });
}
