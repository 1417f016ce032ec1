import { type RefObject, useEffect, useLayoutEffect } from "react";

/**
 * Hides a closed part so that "find in page" still searches it, where the browser can (HTML, `hidden=until-found`), and calls
 * `onFound` before the browser shows a match. React supports only a boolean `hidden`, so the attribute is set by hand.
 */
export function useUntilFound(part: RefObject<HTMLElement | null>, open: boolean, onFound: (event: Event) => void): void {
  useLayoutEffect(() => {
    const element = part.current;
    if (!element) return;
    if (open) element.removeAttribute("hidden");
    else element.setAttribute("hidden", "onbeforematch" in element ? "until-found" : "");
  }, [part, open]);
  useEffect(() => {
    const element = part.current;
    element?.addEventListener("beforematch", onFound);
    return () => element?.removeEventListener("beforematch", onFound);
  }, [part, onFound]);
}
