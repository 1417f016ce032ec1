import { cx } from "../theme/cx.ts";
import { dataVars } from "../theme/data-vars.ts";
import { Bars, type MarksProps } from "./bars.tsx";
import * as css from "./chart.css.ts";
import { Lines } from "./lines.tsx";
import { type Scale, wordPlaces } from "./scale.ts";
import type { ChartPoint } from "./series.ts";

interface PlotProps extends MarksProps {
  kind: "bar" | "line";
  points: readonly ChartPoint[];
  size: keyof typeof css.size;
  formatTick: (value: number) => string;
  /** How many points carry a word. */
  words: number;
  onActive: (index: number | undefined) => void;
}

function Rules({ scale }: { scale: Scale }) {
  return scale.ticks.map((tick) => {
    const y = scale.y(tick);
    return <line data-part="rule" key={tick} x1={0} x2={100} y1={y} y2={y} className={cx(css.rule, tick === 0 && css.zero)} />;
  });
}

function Words({ points, most }: { points: readonly ChartPoint[]; most: number }) {
  const last = points.length - 1;
  const end = (index: number) => {
    // With a word for each point, a word lies in the middle of its point's room.
    if (points.length <= most) return undefined;
    return index === 0 ? "first" : index === last ? "last" : undefined;
  };
  return (
    <div data-part="words" className={css.words} style={dataVars({ "--chart-points": points.length })}>
      {wordPlaces(points.length, most).map((index) => (
        <span
          data-part="word"
          key={index}
          data-end={end(index)}
          className={css.word}
          style={dataVars({ "--chart-place": index + 1 })}
        >
          <bdi>{points[index]?.label}</bdi>
        </span>
      ))}
    </div>
  );
}

/** The drawing with its axes. For the eye only; the table says the same in words. */
export function Plot({ kind, points, size, formatTick, words, onActive, ...marks }: PlotProps) {
  const { scale, active } = marks;
  const Marks = kind === "bar" ? Bars : Lines;
  return (
    <div aria-hidden="true" data-part="plot" className={css.plot}>
      <div data-part="ticks" className={cx(css.ticks, css.size[size])}>
        {scale.ticks.toReversed().map((tick) => (
          <span key={tick} data-part="tick" className={css.tick}>
            {formatTick(tick)}
          </span>
        ))}
      </div>
      <div data-part="field" className={cx(css.field, css.size[size])} onPointerLeave={() => onActive(undefined)}>
        <div data-part="bands" className={css.bands}>
          {points.map(({ id }, index) => (
            <span
              key={id}
              data-part="band"
              data-active={index === active || undefined}
              className={css.band}
              onPointerEnter={() => onActive(index)}
            />
          ))}
        </div>
        <svg data-part="drawing" viewBox="0 0 100 100" preserveAspectRatio="none" className={css.drawing} pointerEvents="none">
          <Rules scale={scale} />
          <Marks {...marks} />
        </svg>
      </div>
      <Words points={points} most={words} />
    </div>
  );
}
