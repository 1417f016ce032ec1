import { type RefObject, useLayoutEffect, useState } from "react";

/** Whether the element is at least so wide (px). Measured before the first paint, so that nothing jumps. */
export function useWide(ref: RefObject<HTMLElement | null>, from: number): boolean {
  const [wide, setWide] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => setWide(element.clientWidth >= from);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, from]);
  return wide;
}
