import { type MeterHTMLAttributes, type ReactNode, type Ref, useId } from "react";
import { warn } from "../overlay/warn.ts";
import { cx } from "../theme/cx.ts";
import { dataVars } from "../theme/data-vars.ts";
import * as css from "./meter.css.ts";
import { type Amount, shareOf } from "./share.ts";

export type { Amount } from "./share.ts";

export interface MeterThreshold {
  /** From this value on the meter has this tone. */
  from: Amount;
  tone: keyof typeof css.tone;
  /** The meaning in words, "Near your limit": colour alone has no meaning. */
  note: ReactNode;
}
export interface MeterProps extends Omit<MeterHTMLAttributes<HTMLMeterElement>, "children" | "value" | "min" | "max"> {
  /** The name of the measure, "Deposit limit, today". */
  label: ReactNode;
  /** Minor units as a bigint, or a number. Values outside of the ends are drawn at the end. */
  value: Amount;
  /** The value at the empty end. Without it 0. */
  min?: Amount;
  /** The value at the full end, in the unit of `value`. */
  max: Amount;
  /** The value in words, seen and read: "₹8,800 of ₹10,000". */
  valueLabel: string;
  /** Colour of the filled part, where no threshold gives one. */
  tone?: keyof typeof css.tone;
  /** In any order. */
  thresholds?: readonly MeterThreshold[];
  ref?: Ref<HTMLMeterElement>;
}

const none: readonly MeterThreshold[] = [];

/** The highest threshold that the value has reached. */
function reachedBy(value: Amount, thresholds: readonly MeterThreshold[]): MeterThreshold | undefined {
  return thresholds.filter(({ from }) => from <= value).toSorted((one, two) => (one.from < two.from ? 1 : -1))[0];
}

/** A level in a known range that rises and falls: a limit in use, stock left. A job under way is a Progress. Rest props land on the `<meter>`. */
export function Meter({
  label,
  value,
  min,
  max,
  valueLabel,
  tone = "accent",
  thresholds = none,
  className,
  ...rest
}: MeterProps) {
  const id = useId();
  const low = min ?? (typeof max === "bigint" ? 0n : 0);
  if (max <= low)
    warn(`Meter: \`max\` (${max}) is not above \`min\` (${low}); nothing can be measured between them. Mend the ends.`);
  const reached = reachedBy(value, thresholds);
  const shown = reached?.tone ?? tone;
  const share = shareOf(value, low, max);
  return (
    <div data-component="meter" data-tone={shown} className={cx(css.root, className)}>
      <div data-part="words" className={css.words}>
        <span id={`${id}-label`} className={css.label}>
          {label}
        </span>
        <span className={css.value}>{valueLabel}</span>
      </div>
      <meter
        aria-labelledby={`${id}-label`}
        aria-describedby={reached ? `${id}-note` : undefined}
        aria-valuetext={valueLabel}
        min={0}
        max={1}
        value={share}
        className={css.native}
        {...rest}
      />
      <div aria-hidden="true" data-part="track" className={css.track}>
        <div data-part="fill" className={cx(css.fill, css.tone[shown])} style={dataVars({ "--meter-share": share })} />
        {thresholds.map(({ from }) => (
          <div
            key={String(from)}
            data-part="tick"
            className={css.tick}
            style={dataVars({ "--meter-share": shareOf(from, low, max) })}
          />
        ))}
      </div>
      {reached ? (
        <div id={`${id}-note`} data-part="note" className={cx(css.note, css.noteTone[shown])}>
          {reached.note}
        </div>
      ) : null}
    </div>
  );
}
