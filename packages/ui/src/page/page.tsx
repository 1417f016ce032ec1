import { createElement, type HTMLAttributes, type Ref } from "react";
import type { LayoutElement } from "../stack/space.ts";
import { cx } from "../theme/cx.ts";
import * as css from "./page.css.ts";

export interface PageProps extends HTMLAttributes<HTMLElement> {
  /** The element that it renders. */
  as?: LayoutElement;
  ref?: Ref<HTMLElement>;
}

/** The content column of a page: 1320 px at most, gutters of 16 (32 from 900 px). Rest props and `ref` land on the element itself. */
export function Page({ as = "div", className, ...rest }: PageProps) {
  return createElement(as, { "data-component": "page", className: cx(css.root, className), ...rest });
}
