import { type Ref, type TimeHTMLAttributes, useCallback, useSyncExternalStore } from "react";
import { useHydrated } from "../hooks/use-hydrated.ts";
import { warn } from "../overlay/warn.ts";
import { type RelativeStyle, relativeText, untilNext } from "./relative-text.ts";
import { onDue } from "./relative-ticker.ts";

export type { RelativeStyle } from "./relative-text.ts";

export interface RelativeTimeProps extends Omit<TimeHTMLAttributes<HTMLTimeElement>, "dateTime" | "children"> {
  /** The moment, or epoch milliseconds. */
  value: Date | number;
  /** BCP 47 tag of the language to write it in. */
  locale: string;
  /** How short the words are: "3 hours ago", "3 hr. ago", "3h ago". */
  variant?: RelativeStyle;
  /** The current time, epoch milliseconds; the server's when the device's clock may be wrong. */
  clock?: () => number;
  ref?: Ref<HTMLTimeElement>;
}

/**
 * How long ago, or how long until: "3 hours ago". Its words follow the clock and are not announced. Rest props and `ref`
 * land on the `<time>`; put the exact moment into `title` where it matters.
 */
export function RelativeTime({ value, locale, variant = "long", clock = Date.now, ...rest }: RelativeTimeProps) {
  const moment = new Date(value).getTime();
  const valid = !Number.isNaN(moment);
  if (!valid) warn("RelativeTime: `value` is no moment, so it shows a dash. Give a Date or epoch milliseconds.");
  const subscribe = useCallback(
    (listener: () => void) => (valid ? onDue(() => untilNext(moment, clock()) || 60_000, listener) : () => undefined),
    [valid, moment, clock],
  );
  const words = () => {
    const now = clock();
    return valid && Number.isFinite(now) ? relativeText(moment, now, locale, variant) : "–";
  };
  const text = useSyncExternalStore(subscribe, words, words);
  const hydrated = useHydrated();
  return (
    <time
      // Text that the server rendered earlier is dropped: the browser renders its own in a new element.
      key={hydrated ? "now" : "sent"}
      data-component="relative-time"
      dateTime={valid ? new Date(moment).toISOString() : undefined}
      suppressHydrationWarning
      {...rest}
    >
      {text}
    </time>
  );
}
