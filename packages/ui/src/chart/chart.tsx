import { type HTMLAttributes, type ReactNode, type Ref, useId, useState } from "react";
import { Button } from "../button/button.tsx";
import type { PartMessages } from "../messages/message-types.ts";
import { useMessages } from "../messages/use-messages.ts";
import { warn } from "../overlay/warn.ts";
import { cx } from "../theme/cx.ts";
import { ChartTable } from "./chart-table.tsx";
import * as css from "./chart.css.ts";
import { Plot } from "./plot.tsx";
import { scaleOf } from "./scale.ts";
import { type ChartPoint, type ChartSeries, drawnOf, type FormatAmount, isExact, written } from "./series.ts";

export type { Reading } from "./scale.ts";
export type { ChartPoint, ChartSeries, FormatAmount, SeriesTone } from "./series.ts";

export interface ChartProps extends Omit<HTMLAttributes<HTMLElement>, "title" | "children"> {
  /** `bar` compares amounts, `line` shows their course. */
  kind: "bar" | "line";
  /** What is drawn: "Valid bets, 14 days". Names the chart and its table. */
  title: string;
  /** The main number, beside the title. While the pointer is on a point, that point's value replaces it. */
  figure?: ReactNode;
  /** The places along the axis, from first to last. */
  points: readonly ChartPoint[];
  /** One, or up to three. */
  series: readonly ChartSeries[];
  /** Writes a value for people; the axis asks for the short form (`tick`). */
  format: FormatAmount;
  /** Texts in place of those of the provider: `point` names the points in the table ("Day"), `gap` a missing value. */
  messages?: PartMessages<"chart">;
  /** In place of a chart without a single value. */
  empty: ReactNode;
  /** `id` of the highlighted point: today. */
  highlighted?: string;
  /** Above zero is a win, below a loss. For net results of one series. */
  bySign?: boolean;
  /** The height of the drawing. Without it `md`. */
  size?: keyof typeof css.size;
  /** How many points carry a word along the line. */
  words?: number;
  ref?: Ref<HTMLElement>;
}

/** How many steps the value axis has, about. */
const steps = { sm: 2, md: 3, lg: 5 } as const;
const mostSeries = 3;

function Legend({ series, kind, bySign }: Pick<ChartProps, "series" | "kind"> & { bySign: boolean }) {
  if (series.length < 2 || bySign) return null;
  const drawn = drawnOf(series, 0);
  return (
    <div aria-hidden="true" data-part="legend" className={css.legend}>
      {series.map(({ id, name }, index) => (
        <span data-part="legend-entry" key={id} className={css.legendEntry}>
          <svg
            data-part="legend-mark"
            viewBox="0 0 24 10"
            className={cx(css.legendMark, css.tone[drawn[index]?.tone ?? "accent"])}
          >
            {kind === "line" ? (
              <path data-part="stroke" d="M1 5H23" className={cx(css.stroke, css.dash[drawn[index]?.dash ?? "solid"])} />
            ) : (
              <path d="M7 0H17V10H7Z" fill="currentColor" />
            )}
          </svg>
          {name}
        </span>
      ))}
    </div>
  );
}

function check(points: readonly ChartPoint[], series: readonly ChartSeries[]): void {
  if (series.length > mostSeries)
    warn(`Chart: ${series.length} series cannot be told apart. Draw ${mostSeries} at most, or split the chart.`);
  if (series.some(({ readings }) => readings.length !== points.length))
    warn(
      "Chart: readings and points differ in number, so values are drawn at the wrong point. Give null where there is no value.",
    );
}

interface HeroProps extends Pick<ChartProps, "figure" | "points" | "series" | "format"> {
  active: number | undefined;
  gap: string;
}

/** The main number; while the pointer is on a point of a single series, the value of that point. */
function Hero({ figure, points, series, active, format, gap }: HeroProps) {
  const point = active === undefined || series.length !== 1 ? undefined : points[active];
  if (!point && figure === undefined) return null;
  return (
    <span data-part="figure" className={css.hero}>
      {point ? (
        <span data-part="hero-point" className={css.heroPoint}>
          {point.label}
        </span>
      ) : null}
      <bdi>{point ? written(series[0]?.readings[active ?? 0], format, gap) : figure}</bdi>
    </span>
  );
}

/** Bars or lines over time with the same numbers in a table. Time flows with the text. Rest props and `ref` land on the `<figure>`. */
export function Chart(props: ChartProps) {
  const {
    kind,
    title,
    figure,
    points,
    series,
    format,
    messages,
    empty,
    highlighted,
    bySign = false,
    size = "md",
    ...others
  } = props;
  const { words = 3, className, ...rest } = others;
  const text = useMessages("chart", messages);
  const id = useId();
  const [active, setActive] = useState<number>();
  const [shown, setShown] = useState(false);
  check(points, series);
  const drawn = drawnOf(series, points.length);
  const values = drawn.flatMap((one) => one.values.filter((value) => value !== undefined));
  const exact = isExact(series);
  const scale = scaleOf(values, steps[size], exact);
  const highlightedAt = points.findIndex((point) => point.id === highlighted);
  return (
    <figure data-component="chart" aria-labelledby={`${id}-title`} className={cx(css.root, className)} {...rest}>
      <div data-part="head" className={css.head}>
        <figcaption data-part="title" id={`${id}-title`} className={css.title}>
          {title}
        </figcaption>
        <Hero figure={figure} points={points} series={series} active={active} format={format} gap={text("gap")} />
      </div>
      <Legend series={series} kind={kind} bySign={bySign} />
      {values.length === 0 ? (
        <div data-part="empty" className={css.empty}>
          {empty}
        </div>
      ) : (
        <>
          <Plot
            kind={kind}
            points={points}
            series={drawn}
            scale={scale}
            count={points.length}
            highlighted={highlightedAt < 0 ? undefined : highlightedAt}
            active={active}
            bySign={bySign}
            size={size}
            words={words}
            formatTick={(tick) => format(exact ? BigInt(Math.round(tick)) : tick, "tick")}
            onActive={setActive}
          />
          <Button variant="ghost" size="xs" aria-pressed={shown} className={css.toggle} onClick={() => setShown(!shown)}>
            {text("table")}
          </Button>
          <ChartTable
            id={`${id}-table`}
            caption={title}
            point={text("point")}
            points={points}
            series={series}
            format={format}
            gap={text("gap")}
            shown={shown}
          />
        </>
      )}
    </figure>
  );
}
