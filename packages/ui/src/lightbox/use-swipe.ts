import { useRef, type PointerEvent } from "react";

/** Shorter than this is a touch, not a swipe. Pixels. */
const least = 48;

/** A horizontal swipe: 1 to the next picture, -1 to the previous one, by the element's direction. A mouse does not swipe. */
export function useSwipe(swiped: (step: 1 | -1, event: Event) => void, off: boolean) {
  const start = useRef<{ id: number; x: number; y: number } | null>(null);
  const end = (event: PointerEvent) => {
    const from = start.current;
    start.current = null;
    if (!from || from.id !== event.pointerId) return;
    const across = event.clientX - from.x;
    if (Math.abs(across) < least || Math.abs(across) < 1.5 * Math.abs(event.clientY - from.y)) return;
    const rtl = getComputedStyle(event.currentTarget).direction === "rtl";
    // The picture follows the finger: drawn towards the start, the next one comes.
    swiped(across < 0 === rtl ? -1 : 1, event.nativeEvent);
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      // A second finger is a pinch.
      const one = !off && event.pointerType !== "mouse" && event.isPrimary;
      start.current = one ? { id: event.pointerId, x: event.clientX, y: event.clientY } : null;
    },
    onPointerUp: end,
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
