import { cx } from "../theme/cx.ts";
import type { MarksProps } from "./bars.tsx";
import * as css from "./chart.css.ts";
import { runsOf, type Scale } from "./scale.ts";

/** Three digits are finer than any screen. */
const at = (value: number) => Number(value.toFixed(3));

interface PathProps {
  values: readonly (number | undefined)[];
  scale: Scale;
  x: (index: number) => number;
}

/** One path for the stroke, one for the ground beneath it; runs of one are dots and drawn apart. */
export function pathsOf({ values, scale, x }: PathProps): { stroke: string; area: string } {
  const runs = runsOf(values).filter((run) => run.length > 1);
  const zero = at(scale.y(0));
  const drawn = runs.map((run) => run.map(({ index, value }) => `${at(x(index))} ${at(scale.y(value))}`).join("L"));
  const areas = runs.map((run, order) => {
    const [first, last] = [x(run[0]?.index ?? 0), x(run.at(-1)?.index ?? 0)];
    return `M${at(first)} ${zero}L${drawn[order]}L${at(last)} ${zero}Z`;
  });
  return { stroke: drawn.map((run) => `M${run}`).join(""), area: areas.join("") };
}

/** Points that no line passes through would not be seen; the last one is marked as well. */
export function dotsOf(values: readonly (number | undefined)[], shown: readonly (number | undefined)[]): Set<number> {
  const alone = runsOf(values).flatMap((run) => (run.length === 1 && run[0] ? [run[0].index] : []));
  const asked = shown.filter((index) => index !== undefined && values[index] !== undefined);
  return new Set([...alone, ...asked].filter((index) => index !== undefined));
}

export function Lines({ series, scale, count, highlighted, active }: MarksProps) {
  const x = (index: number) => ((index + 0.5) / count) * 100;
  return series.map(({ id, tone, dash, values }) => {
    const { stroke, area } = pathsOf({ values, scale, x });
    return (
      <g key={id} data-part="series" className={css.tone[tone]}>
        {series.length === 1 ? <path data-part="area" d={area} className={css.area} /> : null}
        <path data-part="line" d={stroke} className={cx(css.stroke, css.dash[dash])} />
        {[...dotsOf(values, [highlighted, active])].map((index) => (
          <path key={index} data-part="dot" d={`M${at(x(index))} ${at(scale.y(values[index] ?? 0))}h.001`} className={css.dot} />
        ))}
      </g>
    );
  });
}
