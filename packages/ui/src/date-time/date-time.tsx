import type { Ref, TimeHTMLAttributes } from "react";
import { useHydrated } from "../hooks/use-hydrated.ts";
import { cx } from "../theme/cx.ts";
import { dateText, type DateStyle } from "./date-text.ts";
import * as css from "./date-time.css.ts";

export type { DateStyle } from "./date-text.ts";

export interface DateTimeProps extends Omit<TimeHTMLAttributes<HTMLTimeElement>, "dateTime"> {
  /** The moment, or epoch milliseconds. */
  value: Date | number;
  /** BCP 47 tag of the language to write it in. */
  locale: string;
  /** How much of it to write. */
  variant?: DateStyle;
  /** IANA name; the device's own without it, which a server does not have: it writes UTC. */
  timeZone?: string;
  ref?: Ref<HTMLTimeElement>;
}

/** A moment in `<time>`, with the exact instant for machines. `children` replaces the words. An invalid time shows a dash. */
export function DateTime({ value, locale, variant = "date-time", timeZone, className, children, ...rest }: DateTimeProps) {
  const instant = new Date(value);
  const zone = useHydrated() ? timeZone : (timeZone ?? "UTC");
  const valid = !Number.isNaN(instant.getTime());
  return (
    <time
      data-component="date-time"
      dateTime={valid ? instant.toISOString() : undefined}
      className={cx(css.root, className)}
      {...rest}
    >
      {children ?? (valid ? dateText(instant, variant, locale, zone) : "–")}
    </time>
  );
}
