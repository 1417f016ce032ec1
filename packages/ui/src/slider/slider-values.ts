import { decimalsOf } from "../number-field/number-text.ts";

export interface SliderBounds {
  readonly min: number;
  readonly max: number;
  /** Distance of the values, counted from `min`. */
  readonly step: number;
}

/** The allowed value nearest to any number; the least value for an invalid number. */
export function snapped(value: number, { min, max, step }: SliderBounds): number {
  if (Number.isNaN(value) || max <= min) return min;
  const most = Math.floor((max - min) / step + 1e-9);
  const place = Math.min(Math.max(Math.round((value - min) / step), 0), most);
  return Number((min + place * step).toFixed(Math.max(decimalsOf(step), decimalsOf(min)))) + 0;
}

/** The position of a value on the track, from 0 to 1. */
export function shareOf(value: number, { min, max }: SliderBounds): number {
  return max > min ? Math.min(Math.max((value - min) / (max - min), 0), 1) : 0;
}

/** The thumb that a press at this value moves: the nearest; of two at the same value, the one that can move there. */
export function nearestThumb(values: readonly number[], value: number): number {
  const distances = values.map((one) => Math.abs(one - value));
  const least = Math.min(...distances);
  const [first = 0, second] = distances.flatMap((distance, index) => (distance === least ? [index] : []));
  if (second === undefined) return first;
  return value > (values[first] ?? value) ? second : first;
}

/** The values with one of them moved; thumbs keep their order and stop `gap` before each other. */
export function withThumb(
  values: readonly number[],
  index: number,
  to: number,
  bounds: SliderBounds,
  gap = 0,
): readonly number[] {
  const below = values[index - 1];
  const above = values[index + 1];
  const low = below === undefined ? bounds.min : below + gap;
  const high = above === undefined ? bounds.max : above - gap;
  const next = Math.max(Math.min(snapped(to, bounds), high), low);
  return values.map((value, at) => (at === index ? next : value));
}

/** Where a key takes a thumb; `undefined` for keys that are not a slider's. A page is a tenth of the track. */
export function keyed(key: string, value: number, bounds: SliderBounds, rtl: boolean): number | undefined {
  const { min, max, step } = bounds;
  const page = Math.max(Math.round((max - min) / 10 / step), 1) * step;
  const onwards = rtl ? -step : step;
  const targets: Readonly<Record<string, number>> = {
    ArrowUp: value + step,
    ArrowDown: value - step,
    ArrowRight: value + onwards,
    ArrowLeft: value - onwards,
    PageUp: value + page,
    PageDown: value - page,
    Home: min,
    End: max,
  };
  return targets[key];
}
