import { type RefObject, useEffect, useRef } from "react";

/** Focuses the first field of the next step, once the one before it is done; the first step on screen takes no focus. */
export function useStepFocus(step: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    const left = before.current;
    before.current = step;
    if (left !== step) place.current?.querySelector<HTMLElement>("input, select")?.focus();
  }, [step]);
  return place;
}

/** Returning from a part of the page, focuses the button that opened it. */
export function useReturnFocus(part: string): RefObject<HTMLDivElement | null> {
  const page = useRef<HTMLDivElement>(null);
  const before = useRef(part);
  useEffect(() => {
    const left = before.current;
    before.current = part;
    if (part === "" && left !== "") page.current?.querySelector<HTMLElement>(`[data-opens="${CSS.escape(left)}"]`)?.focus();
  }, [part]);
  return page;
}
