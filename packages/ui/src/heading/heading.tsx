import { createElement, type HTMLAttributes, type Ref } from "react";
import { cx } from "../theme/cx.ts";
import * as css from "./heading.css.ts";

/** The level of a heading in the page; 1 is for the title of the page. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;
export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** The place in the page's outline; it does not choose the size. */
  level: HeadingLevel;
  /** Without it: xl, lg, md, then sm, by level. */
  size?: keyof typeof css.size;
  ref?: Ref<HTMLHeadingElement>;
}

const usual = { 1: "xl", 2: "lg", 3: "md", 4: "sm", 5: "sm", 6: "sm" } as const;

/** A heading in sentence case. Rest props and `ref` land on the `<h1>` to `<h6>`. */
export function Heading({ level, size = usual[level], className, ...rest }: HeadingProps) {
  return createElement(`h${level}`, { "data-component": "heading", className: cx(css.root, css.size[size], className), ...rest });
}
