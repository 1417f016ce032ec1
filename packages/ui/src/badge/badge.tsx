import type { HTMLAttributes, ReactNode, Ref } from "react";
import { withLongWord } from "../text/long-word.tsx";
import { cx } from "../theme/cx.ts";
import * as css from "./badge.css.ts";

export interface BadgeProps extends HTMLAttributes<HTMLSpanElement> {
  /** `live` is for what is happening now, and for "Hot" on a vendor's tile. */
  tone?: keyof typeof css.tone;
  /** Before the word. The word is required, because colour alone has no meaning. */
  icon?: ReactNode;
  ref?: Ref<HTMLSpanElement>;
}

/** One word of state: Done, In review, Live. It has no action. Rest props and `ref` land on the `<span>`. */
export function Badge({ tone = "neutral", icon, className, children, ...rest }: BadgeProps) {
  return (
    <span data-component="badge" data-tone={tone} className={cx(css.root, css.tone[tone], className)} {...rest}>
      {icon}
      {withLongWord(children)}
    </span>
  );
}
