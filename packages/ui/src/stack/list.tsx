import { createElement, type HTMLAttributes, type Ref } from "react";
import { cx } from "../theme/cx.ts";
import * as css from "./list.css.ts";

export interface ListProps extends HTMLAttributes<HTMLElement> {
  /** `ol` where the order says something. */
  as?: "ul" | "ol";
  ref?: Ref<HTMLElement>;
}

/** A list without bullets that stays a list: Safari forgets it with `list-style: none` unless the role is said. */
export function List({ as = "ul", className, ...rest }: ListProps) {
  return createElement(as, { "data-component": "list", role: "list", className: cx(css.root, className), ...rest });
}
