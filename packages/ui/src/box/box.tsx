import { createElement, type HTMLAttributes, type Ref } from "react";
import type { LayoutElement, Space } from "../stack/space.ts";
import { cx } from "../theme/cx.ts";
import * as css from "./box.css.ts";

export interface BoxProps extends HTMLAttributes<HTMLElement> {
  /** The element that it becomes. */
  as?: LayoutElement;
  /** Step of the space scale inside every edge. */
  padding?: Space;
  /** Along the block axis, over `padding`. */
  paddingBlock?: Space;
  /** Along the line of writing, over `padding`. */
  paddingInline?: Space;
  /** A surface of the theme; without it the one around it shows. */
  background?: keyof typeof css.background;
  /** A hairline around it. */
  border?: boolean;
  /** A corner of the brand. */
  radius?: keyof typeof css.radius;
  ref?: Ref<HTMLElement>;
}

/** A plain block with space, ground, edge and corner by tokens. Rest props and `ref` land on the element itself. */
export function Box({ as = "div", ...props }: BoxProps) {
  const { padding, paddingBlock, paddingInline, background, border, radius, className, ...rest } = props;
  return createElement(as, {
    "data-component": "box",
    role: as === "ul" || as === "ol" ? "list" : undefined,
    className: cx(
      css.root,
      padding !== undefined && css.padding[padding],
      paddingBlock !== undefined && css.paddingBlock[paddingBlock],
      paddingInline !== undefined && css.paddingInline[paddingInline],
      background && css.background[background],
      border && css.border,
      radius && css.radius[radius],
      className,
    ),
    ...rest,
  });
}
