import type { Amount } from "../meter/share.ts";
import type { tone } from "./chart.css.ts";
import { place, type Reading } from "./scale.ts";

/** Which colour of the chart a series has. The theme and the brand decide how it looks. */
export type SeriesTone = keyof typeof tone;
/** One place on the axis, shared by all series. */
export interface ChartPoint {
  /** Unique in the chart: what `highlighted` is to mark this point. */
  id: string;
  /** On the axis and in the table: "14 Nov". Time goes from first to last. */
  label: string;
}
/** One line or one set of bars, and a column of the table. */
export interface ChartSeries {
  id: string;
  /** In the legend and over the column of the table: "Deposits". */
  name: string;
  /** One for each point. Money as minor units in a bigint; null where there is nothing. */
  readings: readonly Reading[];
  /** Its colour. Without it `accent`, `info` and `neutral` in turn. */
  tone?: SeriesTone;
}
/** Writes a value; `tick` may be shorter than the table's text: "₹5 लाख", "₹5,28,400". */
export type FormatAmount = (value: Amount, use: "value" | "tick") => string;

const usual = ["accent", "info", "neutral"] as const satisfies readonly SeriesTone[];
const lines = ["solid", "dashed", "dotted"] as const;

export interface DrawnSeries {
  readonly id: string;
  readonly tone: SeriesTone;
  readonly dash: (typeof lines)[number];
  readonly values: readonly (number | undefined)[];
}

export function drawnOf(series: readonly ChartSeries[], count: number): DrawnSeries[] {
  return series.map(({ id, tone: own, readings }, index) => ({
    id,
    tone: own ?? usual[index % usual.length] ?? "accent",
    dash: lines[index % lines.length] ?? "solid",
    values: Array.from({ length: count }, (_, at) => place(readings[at])),
  }));
}

/** Minor units are whole, and so must be the ticks between them. */
export function isExact(series: readonly ChartSeries[]): boolean {
  return series.some(({ readings }) => readings.some((reading) => typeof reading === "bigint"));
}

/** A value in words; what is missing, or is no number, says so. */
export function written(reading: Reading | undefined, format: FormatAmount, gap: string): string {
  if (reading === null || reading === undefined || place(reading) === undefined) return gap;
  return format(reading, "value");
}
