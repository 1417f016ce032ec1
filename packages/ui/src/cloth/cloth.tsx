import { createElement, type HTMLAttributes, type Ref } from "react";
import type { LayoutElement } from "../stack/space.ts";
import { cx } from "../theme/cx.ts";
import { Arcs } from "./arcs.tsx";
import * as css from "./cloth.css.ts";

export interface ClothProps extends HTMLAttributes<HTMLElement> {
  /** The element that it renders. */
  as?: LayoutElement;
  /** `edge` ends in the table's curve and rail: once a page, under the header. `panel` is a piece of felt with the panel's radius. */
  variant?: keyof typeof css.variant;
  /** Prints the table layout. Never behind running text. */
  arcs?: boolean;
  ref?: Ref<HTMLElement>;
}

/** A felt background with lamplight; colours inside change to those for cloth. Rest props and `ref` land on the element. */
export function Cloth({ as = "div", variant = "plain", arcs = variant !== "plain", className, children, ...rest }: ClothProps) {
  return createElement(
    as,
    { "data-component": "cloth", "data-ground": "cloth", className: cx(css.root, css.variant[variant], className), ...rest },
    arcs && <Arcs />,
    children,
  );
}
