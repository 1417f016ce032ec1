import { createElement, type HTMLAttributes, type Ref } from "react";
import { gap as gaps } from "../stack/gap.css.ts";
import type { LayoutElement, Space } from "../stack/space.ts";
import { cx } from "../theme/cx.ts";
import * as css from "./group.css.ts";

export interface GroupProps extends HTMLAttributes<HTMLElement> {
  /** The element that it renders. */
  as?: LayoutElement;
  /** Step of the space scale between children, in both directions. */
  gap?: Space;
  /** Places the children across the row. */
  align?: keyof typeof css.align;
  /** Places the children along the row. */
  justify?: keyof typeof css.justify;
  /** Children go on in the next line rather than shrink. On by default: text grows by a third in translation. */
  wrap?: boolean;
  ref?: Ref<HTMLElement>;
}

/** Children side by side from the start edge. Rest props and `ref` land on the element itself. */
export function Group({ as = "div", gap = 2, align = "center", justify = "start", wrap = true, className, ...rest }: GroupProps) {
  return createElement(as, {
    "data-component": "group",
    role: as === "ul" || as === "ol" ? "list" : undefined,
    className: cx(css.root, gaps[gap], css.align[align], css.justify[justify], wrap && css.wrap, className),
    ...rest,
  });
}
