import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { keyed, nearestThumb, type SliderBounds, withThumb } from "./slider-values.ts";

/** `pointer`: pressed or dragged. `keyboard`: by a key. `input`: by assistive technology. */
export type SliderReason = "pointer" | "keyboard" | "input";

export interface ThumbsProps {
  readonly values: readonly number[];
  readonly bounds: SliderBounds;
  readonly gap: number | undefined;
  readonly disabled: boolean | undefined;
  readonly onChange: (values: readonly number[], reason: SliderReason, event: Event) => boolean;
  readonly onCommit: (values: readonly number[], reason: SliderReason, event: Event) => boolean;
}

const isRtl = (element: Element) => getComputedStyle(element).direction === "rtl";

/** Moves thumbs by pointer, by key and by assistive technology, in the direction of the page. */
export function useThumbs({ values, bounds, gap, disabled, onChange, onCommit }: ThumbsProps) {
  const rail = useRef<HTMLDivElement>(null);
  const held = useRef<number | undefined>(undefined);
  // A release comes before the last move is drawn.
  const latest = useRef(values);
  const before = useRef(values);
  const begin = () => {
    latest.current = values;
    before.current = values;
  };
  const commit = (reason: SliderReason, event: Event) => {
    if (!onCommit(latest.current, reason, event) && latest.current !== before.current) onChange(before.current, reason, event);
  };
  const move = (index: number, to: number, reason: SliderReason, event: Event) => {
    const next = withThumb(values, index, to, bounds, gap);
    if (next[index] === values[index]) return;
    if (onChange(next, reason, event)) latest.current = next;
  };
  const valueAt = ({ clientX }: PointerEvent) => {
    const box = rail.current?.getBoundingClientRect();
    if (!box || box.width === 0 || !rail.current) return bounds.min;
    const share = (clientX - box.x) / box.width;
    return bounds.min + (isRtl(rail.current) ? 1 - share : share) * (bounds.max - bounds.min);
  };
  const release = (event: PointerEvent<HTMLElement>) => {
    if (held.current === undefined) return;
    held.current = undefined;
    if (event.currentTarget.hasPointerCapture(event.pointerId)) event.currentTarget.releasePointerCapture(event.pointerId);
    commit("pointer", event.nativeEvent);
  };
  const area = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (disabled || event.button !== 0 || held.current !== undefined) return;
      event.preventDefault();
      const value = valueAt(event);
      const index = nearestThumb(values, value);
      held.current = index;
      begin();
      // A pointer that a script made cannot be captured, and is followed all the same.
      if (event.isTrusted) event.currentTarget.setPointerCapture(event.pointerId);
      event.currentTarget.querySelectorAll("input")[index]?.focus({ preventScroll: true });
      move(index, value, "pointer", event.nativeEvent);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (held.current !== undefined) move(held.current, valueAt(event), "pointer", event.nativeEvent);
    },
    onPointerUp: release,
    onPointerCancel: release,
  };
  return {
    rail,
    area,
    press: (index: number, event: KeyboardEvent<HTMLElement>) => {
      const to = keyed(event.key, values[index] ?? bounds.min, bounds, isRtl(event.currentTarget));
      if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      begin();
      move(index, to, "keyboard", event.nativeEvent);
      if (latest.current !== values) commit("keyboard", event.nativeEvent);
    },
    set: (index: number, to: number, event: Event) => {
      begin();
      move(index, to, "input", event);
      if (latest.current !== values) commit("input", event);
    },
  };
}
