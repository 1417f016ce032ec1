import { createElement, type HTMLAttributes, type Ref } from "react";
import { cx } from "../theme/cx.ts";
import { gap as gaps } from "./gap.css.ts";
import type { LayoutElement, Space } from "./space.ts";
import * as css from "./stack.css.ts";

export type { LayoutElement, Space } from "./space.ts";
export { List, type ListProps } from "./list.tsx";

export interface StackProps extends HTMLAttributes<HTMLElement> {
  /** The element that it renders. */
  as?: LayoutElement;
  /** Step of the space scale between children. */
  gap?: Space;
  /** Places the children across the column. */
  align?: keyof typeof css.align;
  ref?: Ref<HTMLElement>;
}

/** Children one below the other. Rest props and `ref` land on the element itself. */
export function Stack({ as = "div", gap = 4, align = "stretch", className, ...rest }: StackProps) {
  return createElement(as, {
    "data-component": "stack",
    role: as === "ul" || as === "ol" ? "list" : undefined,
    className: cx(css.root, gaps[gap], css.align[align], className),
    ...rest,
  });
}
