import { type HTMLAttributes, type Ref, useId } from "react";
import { Balls } from "../ball/balls.tsx";
import { Chart } from "../chart/chart.tsx";
import { useValue, type ValueProps } from "../field/use-value.ts";
import type { PartMessages } from "../messages/message-types.ts";
import { useMessages } from "../messages/use-messages.ts";
import { SegmentedControl } from "../segmented-control/segmented-control.tsx";
import { cx } from "../theme/cx.ts";
import type { NumberTrend } from "./trends-in.ts";
import * as css from "./number-trends.css.ts";

export { trendsIn } from "./trends-in.ts";
export type { NumberTrend } from "./trends-in.ts";

/** `frequency`: how often a number was drawn. `omission`: for how many draws it has not been. */
export type TrendMeasure = "frequency" | "omission";
export interface NumberTrendsProps
  extends ValueProps<TrendMeasure, "choose">, Omit<HTMLAttributes<HTMLElement>, "defaultValue" | "children"> {
  /** What is counted: "Last two figures". */
  label: string;
  /** In the order of the numbers; `trendsIn` makes them from draws. */
  trends: readonly NumberTrend[];
  /** How many draws were counted. */
  draws: number;
  /** How many numbers are listed as drawn most, and as absent longest. */
  listed?: number;
  /** BCP 47. */
  locale: string;
  /** Texts in place of those of the provider. */
  messages?: PartMessages<"numberTrends">;
  ref?: Ref<HTMLElement>;
}

/** The numbers with the largest figures, the largest first; none of which it is zero. */
const most = (trends: readonly NumberTrend[], measure: TrendMeasure, count: number) =>
  trends
    .filter((trend) => trend[measure] > 0)
    .toSorted((one, other) => other[measure] - one[measure])
    .slice(0, count)
    .map(({ number }) => number);

/** How often each number was drawn and how long it has been absent, as a chart with a table. Rest props and `ref` land on the `<section>`. */
export function NumberTrends(props: NumberTrendsProps) {
  const { label, trends, draws, listed = 5, locale, messages, value, defaultValue, onValueChange, className, ...rest } = props;
  const id = useId();
  const text = useMessages("numberTrends", messages);
  const [measure, change] = useValue<TrendMeasure, "choose">({ value, defaultValue, onValueChange }, "frequency");
  const format = new Intl.NumberFormat(locale, { numberingSystem: "latn" });
  const lists = [
    { id: "hot", numbers: most(trends, "frequency", listed) },
    { id: "cold", numbers: most(trends, "omission", listed) },
  ] as const;
  return (
    <section data-component="number-trends" aria-labelledby={id} className={cx(css.root, className)} {...rest}>
      <div data-part="head" className={css.head}>
        <span data-part="label" id={id} className={css.label}>
          {label}
        </span>
        <SegmentedControl
          aria-label={text("measure")}
          value={measure}
          items={[
            { value: "frequency", label: text("frequency") },
            { value: "omission", label: text("omission") },
          ]}
          onValueChange={(next, { event }) => change(next === "omission" ? "omission" : "frequency", "choose", event)}
        />
      </div>
      <Chart
        kind="bar"
        title={text(measure === "frequency" ? "drawn" : "absent", { count: draws })}
        points={trends.map(({ number }) => ({ id: number, label: number }))}
        series={[{ id: measure, name: text(measure), readings: trends.map((trend) => trend[measure]) }]}
        format={(amount) => format.format(amount)}
        messages={{ point: text("number") }}
        words={10}
        empty={text("empty")}
      />
      {draws === 0 ? null : (
        <dl data-part="lists" className={css.lists}>
          {lists.map((list) => (
            <div data-part="list" key={list.id} className={css.list}>
              <dt data-part="term" className={css.term}>
                {text(list.id)}
              </dt>
              <dd data-part="numbers" className={css.numbers}>
                <Balls aria-label={text(list.id)} numbers={list.numbers} size="sm" />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p data-part="note" className={css.note}>
        {text("note")}
      </p>
    </section>
  );
}
