import type { HTMLAttributes, Ref } from "react";
import { cx } from "../theme/cx.ts";
import * as css from "./count-badge.css.ts";

export interface CountBadgeProps extends Omit<HTMLAttributes<HTMLSpanElement>, "children"> {
  /** Nothing is shown for less than 1, nor for what is no number. */
  count: number;
  /** Above it the badge says "99+". */
  max?: number;
  /** What a screen reader says: "4 unread". Leave it out where the control's own name says it. */
  label?: string;
  ref?: Ref<HTMLSpanElement>;
}

/** How many items wait to be read. Rest props and `ref` land on the `<span>`. */
export function CountBadge({ count, max = 99, label, className, ...rest }: CountBadgeProps) {
  const whole = Math.floor(count);
  if (!(whole > 0)) return null;
  return (
    <span data-component="count-badge" className={cx(css.root, className)} {...rest}>
      <span aria-hidden="true">{whole > max ? `${max}+` : whole}</span>
      {label && (
        <span data-part="spoken" className={css.hidden}>
          {label}
        </span>
      )}
    </span>
  );
}
