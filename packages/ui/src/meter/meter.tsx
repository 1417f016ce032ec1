import { type MeterHTMLAttributes, type ReactNode, type Ref, useId } from "react";
import { warn } from "../overlay/warn.ts";
import { cx } from "../theme/cx.ts";
import { dataVars } from "../theme/data-vars.ts";
import * as css from "./meter.css.ts";
import { type Amount, shareOf } from "./share.ts";

export type { Amount } from "./share.ts";

/** Below `low`, from `low` on, from `high` on. */
export type MeterRange = "low" | "middle" | "high";
export interface MeterProps extends Omit<
  MeterHTMLAttributes<HTMLMeterElement>,
  "children" | "value" | "min" | "max" | "low" | "high" | "optimum"
> {
  /** The name of the measure, "Deposit limit, today". */
  label: ReactNode;
  /** Minor units as a bigint, or a number. Values outside of the ends are drawn at the end. */
  value: Amount;
  /** The value at the empty end. Without it 0. */
  min?: Amount;
  /** The value at the full end, in the unit of `value`. */
  max: Amount;
  /** Where the low range ends: a tick. */
  low?: Amount;
  /** Where the high range begins: a tick. */
  high?: Amount;
  /** A value in the best range. Without it the lowest range is best, as of a limit in use. */
  optimum?: Amount;
  /** The meaning of a range in words, "Near your limit": colour alone has no meaning. */
  notes?: Readonly<Partial<Record<MeterRange, ReactNode>>>;
  /** The value in words, seen and read: "₹8,800 of ₹10,000". */
  valueLabel: string;
  /** Colour of the filled part in the best range; the next range is `warning`, the range after it `negative`. */
  tone?: keyof typeof css.tone;
  ref?: Ref<HTMLMeterElement>;
}

const ranges: readonly MeterRange[] = ["low", "middle", "high"];

function rangeOf(value: Amount, { low, high }: { low: Amount | undefined; high: Amount | undefined }): MeterRange {
  if (high !== undefined && value >= high) return "high";
  return low !== undefined && value >= low ? "middle" : "low";
}

/** A level in a known range that rises and falls: a limit in use, stock left. A job under way is a Progress. Rest props land on the `<meter>`. */
export function Meter({
  label,
  value,
  min,
  max,
  low,
  high,
  optimum = min,
  notes,
  valueLabel,
  tone = "accent",
  className,
  ...rest
}: MeterProps) {
  const id = useId();
  const least = min ?? (typeof max === "bigint" ? 0n : 0);
  if (max <= least)
    warn(`Meter: \`max\` (${max}) is not above \`min\` (${least}); nothing can be measured between them. Correct the ends.`);
  const ends = { low, high };
  const reached = rangeOf(value, ends);
  const away = Math.abs(ranges.indexOf(reached) - ranges.indexOf(rangeOf(optimum ?? least, ends)));
  const shown = (["warning", "negative"] as const)[away - 1] ?? tone;
  const note = notes?.[reached];
  const share = shareOf(value, least, max);
  return (
    <div data-component="meter" data-tone={shown} data-range={reached} className={cx(css.root, className)}>
      <div data-part="words" className={css.words}>
        <span data-part="label" id={`${id}-label`} className={css.label}>
          {label}
        </span>
        <span data-part="value" className={css.value}>
          {valueLabel}
        </span>
      </div>
      <meter
        data-part="native"
        aria-labelledby={`${id}-label`}
        aria-describedby={note ? `${id}-note` : undefined}
        aria-valuetext={valueLabel}
        min={0}
        max={1}
        value={share}
        className={css.native}
        {...rest}
      />
      <div aria-hidden="true" data-part="track" className={css.track}>
        <div data-part="fill" className={cx(css.fill, css.tone[shown])} style={dataVars({ "--meter-share": share })} />
        {[low, high].map((from) =>
          from === undefined ? null : (
            <div
              key={String(from)}
              data-part="tick"
              className={css.tick}
              style={dataVars({ "--meter-share": shareOf(from, least, max) })}
            />
          ),
        )}
      </div>
      {note ? (
        <div id={`${id}-note`} data-part="note" className={cx(css.note, css.noteTone[shown])}>
          {note}
        </div>
      ) : null}
    </div>
  );
}
