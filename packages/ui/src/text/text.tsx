import { createElement, type HTMLAttributes, type Ref } from "react";
import { cx } from "../theme/cx.ts";
import * as css from "./text.css.ts";

export interface TextProps extends HTMLAttributes<HTMLElement> {
  /** The element that it renders. Without it `p`. */
  as?: "p" | "span" | "div" | "strong" | "em" | "small" | "li" | "dt" | "dd" | "figcaption" | "output";
  /** Without it the text keeps the size around it. */
  size?: keyof typeof css.size;
  /** How heavy the letters are. Without it the text keeps the weight around it. */
  weight?: keyof typeof css.weight;
  /** Colour of the text. Without it the text keeps the colour around it. */
  tone?: keyof typeof css.tone;
  /** Alignment of the lines. Without it the text keeps the alignment around it. */
  align?: keyof typeof css.align;
  /** Condensed, heavy, tabular and kept left-to-right: for odds, counts, draws. Money has a component of its own. */
  tabular?: boolean;
  /** One line with an ellipsis. Say the whole text elsewhere when it matters. */
  truncate?: boolean;
  /** Ends with an ellipsis after so many lines. */
  lineClamp?: 2 | 3 | 4;
  /** Keeps lines short enough to read: 64 letters. */
  measure?: boolean;
  ref?: Ref<HTMLElement>;
}

/** Running text in a role of the type scale. Rest props and `ref` land on the element itself. */
export function Text(props: TextProps) {
  const { as = "p", size, weight, tone, align, tabular, truncate, lineClamp, measure, className, ...rest } = props;
  return createElement(as, {
    "data-component": "text",
    className: cx(
      tabular && css.tabular,
      size && css.size[size],
      weight && css.weight[weight],
      tone && css.tone[tone],
      align && css.align[align],
      truncate && css.truncate,
      lineClamp && css.lineClamp[lineClamp],
      measure && css.measure,
      className,
    ),
    ...rest,
  });
}
