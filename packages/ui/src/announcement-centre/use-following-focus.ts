import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * One pane at a time: focus goes along, into the text that opened and back to the item that it was opened from.
 * Call the answer where a person chose; an address that opens a text by itself moves nothing.
 */
export function useFollowingFocus(root: RefObject<HTMLElement | null>, open: string | undefined, wide: boolean): () => void {
  const asked = useRef(false);
  const before = useRef(open);
  useLayoutEffect(() => {
    const from = before.current;
    before.current = open;
    if (!asked.current || from === open) return;
    asked.current = false;
    if (wide) return;
    const target = open === undefined ? `[data-item="${CSS.escape(from ?? "")}"]` : "[data-part=detail]";
    root.current?.querySelector<HTMLElement>(target)?.focus();
  }, [root, open, wide]);
  return () => {
    asked.current = true;
  };
}
