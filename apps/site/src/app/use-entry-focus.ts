import { useEffect, useRef } from "react";
import type { OverlayName } from "../navigation/overlay-names.ts";

/** Of each overlay that opened another one, the entry that was pressed in it: focus returns there with the overlay. */
export function useEntryFocus(shown: OverlayName | undefined): (name: OverlayName) => HTMLElement | null {
  const pressed = useRef("");
  const left = useRef(new Map<OverlayName, string>());
  const before = useRef(shown);
  useEffect(() => {
    const note = ({ target }: Event) => {
      const entry = target instanceof Element ? target.closest("[data-entry]") : null;
      pressed.current = entry?.getAttribute("data-entry") ?? "";
    };
    document.addEventListener("click", note, true);
    return () => document.removeEventListener("click", note, true);
  }, []);
  useEffect(() => {
    const from = before.current;
    before.current = shown;
    if (!shown) left.current.clear();
    else if (from && from !== shown) left.current.set(from, pressed.current);
  }, [shown]);
  return (name) => {
    const entry = left.current.get(name);
    return entry ? document.querySelector(`[role=dialog] [data-entry="${CSS.escape(entry)}"]`) : null;
  };
}
