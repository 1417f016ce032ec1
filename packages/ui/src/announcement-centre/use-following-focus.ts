import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Where one pane is shown at a time, moves focus to the opened text, and back to its item.
 * Call the returned function after a person's choice; a text that the address opens does not move focus.
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
