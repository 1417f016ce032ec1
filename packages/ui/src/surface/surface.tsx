import { createElement, type HTMLAttributes, type Ref } from "react";
import type { LayoutElement } from "../stack/space.ts";
import { cx } from "../theme/cx.ts";
import * as css from "./surface.css.ts";

export interface SurfaceProps extends HTMLAttributes<HTMLElement> {
  /** The element that it renders. */
  as?: LayoutElement;
  /** `card` has an edge and the printed shadow line; `floating` lies over the page, with the shadow of an overlay; `panel` is a plain raised ground; `sunken` is recessed; `bare` has no background. */
  variant?: keyof typeof css.variant;
  /** The space inside the edge, as a step. */
  padding?: keyof typeof css.padding;
  /** The printed line inside the edge: banners, boards, balance, dialogs of consequence. */
  inlay?: boolean;
  /** `stock` puts a card with its own colours on cloth. `cloth` puts felt on a page. */
  ground?: "stock" | "cloth";
  ref?: Ref<HTMLElement>;
}

/** A background for other content. Rest props and `ref` land on the element itself. */
export function Surface({ as = "div", variant = "card", padding = "lg", inlay, ground, className, ...rest }: SurfaceProps) {
  return createElement(as, {
    "data-component": "surface",
    "data-ground": ground,
    className: cx(css.root, css.variant[variant], css.padding[padding], inlay && css.inlay, className),
    ...rest,
  });
}
