import { cx } from "../theme/cx.ts";
import * as css from "./chart.css.ts";
import { runsOf, type Scale } from "./scale.ts";
import type { DrawnSeries } from "./series.ts";

export interface MarksProps {
  series: readonly DrawnSeries[];
  scale: Scale;
  count: number;
  /** The index of the highlighted point. */
  highlighted: number | undefined;
  active: number | undefined;
  /** Above zero is `win`, below is `lose`. */
  bySign: boolean;
}

/** Share of a point's room that its bars take. */
const filled = 0.62;

const known = (values: readonly (number | undefined)[]) => runsOf(values).flat();

export function Bars({ series, scale, count, highlighted, active, bySign }: MarksProps) {
  const room = 100 / count;
  const thick = (room * filled) / series.length;
  const start = (room * (1 - filled)) / 2;
  const zero = scale.y(0);
  return series.map(({ id, tone, values }, order) =>
    known(values).map(({ value, index }) => {
      const end = scale.y(value);
      const sign = value < 0 ? "lose" : "win";
      const isOut = index === highlighted || bySign;
      return (
        <rect
          key={`${id}-${index}`}
          data-part="bar"
          data-highlighted={isOut || undefined}
          x={room * index + start + thick * order}
          width={thick}
          y={Math.min(zero, end)}
          height={Math.abs(end - zero)}
          className={cx(css.bar, css.tone[bySign ? sign : tone], index === active && css.barHover)}
        />
      );
    }),
  );
}
