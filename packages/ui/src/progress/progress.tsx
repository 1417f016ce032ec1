import { type ProgressHTMLAttributes, type ReactNode, type Ref, useId } from "react";
import { warn } from "../overlay/warn.ts";
import { cx } from "../theme/cx.ts";
import * as css from "./progress.css.ts";

export interface ProgressProps extends Omit<ProgressHTMLAttributes<HTMLProgressElement>, "children" | "value" | "max"> {
  /** The job, "Uploading slip-3.png". */
  label: ReactNode;
  /** From 0 to `max`; leave out while the end is not known. Out of range is drawn at the nearer end, no number as unknown. */
  value?: number;
  /** The value at which it is done. */
  max?: number;
  /** The value in words, seen and read: "62%", "₹6,200 of ₹10,000". */
  valueLabel?: string;
  /** Colour of the filled part. */
  tone?: keyof typeof css.tone;
  ref?: Ref<HTMLProgressElement>;
}

/**
 * The progress of a job. A level that rises and falls (VIP, limits) is a Meter. Rest props land on the `<progress>`, which
 * is there for screen readers; browsers style it differently, so the kit draws its own bar beside it.
 */
export function Progress({ label, value, max = 100, valueLabel, tone = "accent", className, ...rest }: ProgressProps) {
  const id = useId();
  if (!(max > 0))
    warn(`Progress: \`max\` is ${max}; nothing can be measured against it. Give a number above 0, or leave it out.`);
  const end = max > 0 ? max : 1;
  const share = value === undefined || Number.isNaN(value) || end !== max ? undefined : Math.min(Math.max(value / end, 0), 1);
  return (
    <div data-component="progress" className={cx(css.root, className)}>
      <div data-part="words" className={css.words}>
        <span id={id}>{label}</span>
        {valueLabel ? (
          <span data-part="value" className={css.value}>
            {valueLabel}
          </span>
        ) : null}
      </div>
      <progress
        data-part="native"
        aria-labelledby={id}
        max={end}
        value={share === undefined ? undefined : share * end}
        aria-valuetext={valueLabel}
        className={css.native}
        {...rest}
      />
      <div aria-hidden="true" data-part="bar" className={css.track}>
        <div
          data-part="fill"
          className={cx(css.fill, css.tone[tone], share === undefined && css.unknown)}
          style={share === undefined ? undefined : { inlineSize: `${share * 100}%` }}
        />
      </div>
    </div>
  );
}
