import { useEffect, useEffectEvent } from "react";

const editable = "input, textarea, select, [contenteditable]:not([contenteditable=false])";

/** Calls `take` for a paste outside of every field of the page. */
export function usePagePaste(active: boolean, take: (text: string) => boolean): void {
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const inField = event.target instanceof Element && event.target.closest(editable) !== null;
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (!inField && !event.defaultPrevented && take(text)) event.preventDefault();
  });
  useEffect(() => {
    if (!active) return undefined;
    const listen = (event: ClipboardEvent) => onPaste(event);
    document.addEventListener("paste", listen);
    return () => document.removeEventListener("paste", listen);
  }, [active]);
}
