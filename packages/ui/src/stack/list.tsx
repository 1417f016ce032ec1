import { createElement, type HTMLAttributes, type Ref } from "react";
import { cx } from "../theme/cx.ts";
import * as css from "./list.css.ts";

export interface ListProps extends HTMLAttributes<HTMLElement> {
  /** `ol` where the order has a meaning. */
  as?: "ul" | "ol";
  ref?: Ref<HTMLElement>;
}

/** A list without bullets that stays a list: Safari drops the role with `list-style: none` unless it is set. */
export function List({ as = "ul", className, ...rest }: ListProps) {
  return createElement(as, { "data-component": "list", role: "list", className: cx(css.root, className), ...rest });
}
