import type { Amount } from "../meter/share.ts";

/** A value at one place; null where there is none, which leaves a gap. */
export type Reading = Amount | null;

/** For drawing only: sums pass through a float here and nowhere else. */
export function place(reading: Reading | undefined): number | undefined {
  if (reading === null || reading === undefined) return undefined;
  const value = Number(reading);
  return Number.isFinite(value) ? value : undefined;
}

/** The next of 1, 2, 2.5, 5 × a power of ten at or above a step. */
function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const nice = [1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough * (1 - 1e-9));
  return (nice ?? 10) * power;
}

export interface Scale {
  readonly low: number;
  readonly high: number;
  /** Evenly spaced from low to high, both among them. */
  readonly ticks: readonly number[];
  /** 0 at the scale's top, 100 at its foot. */
  readonly y: (value: number) => number;
}

/**
 * The value axis: round steps, zero always among them (a bar that does not start at zero lies). `whole` keeps steps whole, for
 * minor units and counts.
 */
export function scaleOf(values: readonly number[], steps: number, whole: boolean): Scale {
  const least = Math.min(0, ...values);
  const most = Math.max(0, ...values);
  const span = most - least || 1;
  const step = Math.max(niceStep(span / steps), whole ? 1 : 0);
  const first = Math.floor(least / step + 1e-9);
  const last = Math.max(Math.ceil(most / step - 1e-9), first + 1);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => tidy((first + index) * step));
  const [low, high] = [first * step, last * step];
  return { low, high, ticks, y: (value) => ((high - value) / (high - low)) * 100 };
}

/** 0.1 + 0.2 is 0.3 on an axis. */
function tidy(value: number): number {
  return Number(value.toPrecision(12)) + 0;
}

/** The few points with a label: the two ends and evenly spaced ones between them. */
export function wordPlaces(count: number, most: number): number[] {
  if (count <= most) return Array.from({ length: count }, (_, index) => index);
  const between = Math.max(most, 2) - 1;
  return Array.from({ length: between + 1 }, (_, index) => Math.round((index * (count - 1)) / between));
}

/** Runs of neighbours that have a value; a gap ends a run. */
export function runsOf(
  readings: readonly (number | undefined)[],
): (readonly { readonly index: number; readonly value: number }[])[] {
  const runs: { index: number; value: number }[][] = [];
  let run: { index: number; value: number }[] = [];
  for (const [index, value] of readings.entries()) {
    if (value === undefined) {
      run = [];
      continue;
    }
    if (run.length === 0) runs.push(run);
    run.push({ index, value });
  }
  return runs;
}
