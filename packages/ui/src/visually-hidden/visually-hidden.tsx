import { createElement, type HTMLAttributes, type Ref } from "react";
import { cx } from "../theme/cx.ts";
import * as css from "./visually-hidden.css.ts";

export interface VisuallyHiddenProps extends HTMLAttributes<HTMLElement> {
  /** The element: a heading that the design does not show, an `output` that is announced. */
  as?: "span" | "div" | "p" | "output" | "h1" | "h2" | "h3" | "h4" | "legend" | "caption" | "dt" | "li";
  /** Shows it while it, or a control inside, has the focus. */
  showOnFocus?: boolean;
  ref?: Ref<HTMLElement>;
}

/** Content for screen readers alone. Rest props and `ref` land on the element itself. */
export function VisuallyHidden({ as = "span", showOnFocus, className, ...rest }: VisuallyHiddenProps) {
  return createElement(as, {
    "data-component": "visually-hidden",
    className: cx(showOnFocus ? css.untilFocus : css.root, className),
    ...rest,
  });
}
