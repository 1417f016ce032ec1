import type { HTMLAttributes, Ref } from "react";
import { cx } from "../theme/cx.ts";
import * as css from "./chart.css.ts";
import { dotsOf, pathsOf } from "./lines.tsx";
import { place, type Reading } from "./scale.ts";
import type { SeriesTone } from "./series.ts";

export interface SparklineProps extends Omit<HTMLAttributes<HTMLSpanElement>, "children"> {
  /** What it shows, in words: "Valid bets, rising from ₹2.1 lakh to ₹5.3 lakh in 14 days". The figure itself is printed beside it. */
  label: string;
  /** The values from first to last; `null` where one is missing. */
  readings: readonly Reading[];
  /** Colour of the line. */
  tone?: SeriesTone;
  ref?: Ref<HTMLSpanElement>;
}

/** From the least to the most, with room for the dot: a sparkline shows the shape, not the size, so zero need not be there. */
function ownScale(values: readonly number[]) {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const span = most - least;
  return { low: least, high: most, ticks: [], y: (value: number) => (span > 0 ? 88 - ((value - least) / span) * 76 : 50) };
}

/** The shape of a series, as large as a word. Rest props and `ref` land on the `<span>`; it takes the size that it is given. */
export function Sparkline({ label, readings, tone = "accent", className, ...rest }: SparklineProps) {
  const values = readings.map(place);
  const known = values.filter((value) => value !== undefined);
  const scale = ownScale(known);
  const x = (index: number) => (readings.length > 1 ? 3 + (index / (readings.length - 1)) * 94 : 50);
  const last = values.findLastIndex((value) => value !== undefined);
  return (
    <span
      data-component="sparkline"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn here, not loaded
      role="img"
      aria-label={label}
      className={cx(css.spark, css.tone[tone], className)}
      {...rest}
    >
      <span data-part="frame" className={css.sparkFrame}>
        <svg data-part="drawing" viewBox="0 0 100 100" preserveAspectRatio="none" className={css.drawing}>
          <path data-part="stroke" d={pathsOf({ values, scale, x }).stroke} className={css.stroke} />
          {[...dotsOf(values, [last < 0 ? undefined : last])].map((index) => (
            <path key={index} data-part="dot" d={`M${x(index)} ${scale.y(values[index] ?? 0)}h.001`} className={css.dot} />
          ))}
        </svg>
      </span>
    </span>
  );
}
