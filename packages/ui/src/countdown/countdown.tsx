import { useEffect, useEffectEvent, useSyncExternalStore, type HTMLAttributes, type Ref } from "react";
import { useHydrated } from "../hooks/use-hydrated.ts";
import { warn } from "../overlay/warn.ts";
import { cx } from "../theme/cx.ts";
import * as css from "./countdown.css.ts";
import { clockText, durationOf } from "./remaining.ts";
import { onTick } from "./ticker.ts";

export { type Clock, serverClock } from "./server-clock.ts";

export interface CountdownProps extends Omit<HTMLAttributes<HTMLTimeElement>, "children"> {
  /** A real deadline, epoch milliseconds. */
  deadline: number;
  /** What is awaited, for screen readers, where no words beside it say so: "Resend in". */
  "aria-label"?: string;
  /** The current time, epoch milliseconds; the server's when the device's clock may be wrong. */
  clock?: () => number;
  /** Once, when the deadline passes while shown. */
  onEnd?: () => void;
  /** Without it the figure keeps the size around it. */
  size?: keyof typeof css.size;
  ref?: Ref<HTMLTimeElement>;
}

/** Time left as mm:ss, hh:mm:ss above an hour. Not announced while it runs. Rest props and `ref` land on the `<time>`. */
export function Countdown({ deadline, clock = Date.now, onEnd, size, className, ...rest }: CountdownProps) {
  if (!Number.isFinite(deadline)) warn("Countdown: `deadline` is no moment, so it shows 00:00. Give epoch milliseconds.");
  // A snapshot must equal itself: NaN does not.
  const left = () => Math.max(0, Math.ceil((deadline - clock()) / 1000)) || 0;
  const seconds = useSyncExternalStore(onTick, left, left);
  const hydrated = useHydrated();
  const ended = seconds === 0;
  const end = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    if (ended) end();
  }, [ended]);
  return (
    <time
      // Time has passed since the server rendered: its text is dropped, and the browser renders a new element.
      key={hydrated ? "now" : "sent"}
      suppressHydrationWarning
      data-component="countdown"
      data-ended={ended || undefined}
      role="timer"
      aria-live="off"
      dir="ltr"
      dateTime={durationOf(seconds)}
      className={cx(css.root, size && css.size[size], className)}
      {...rest}
    >
      {clockText(seconds)}
    </time>
  );
}
