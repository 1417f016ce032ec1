import { useEffect, useEffectEvent } from "react";

const editable = "input, textarea, select, [contenteditable]:not([contenteditable=false])";

/** Hears a paste that is aimed at no field of the page. */
export function usePagePaste(active: boolean, take: (text: string) => boolean): void {
  const heard = useEffectEvent((event: ClipboardEvent) => {
    const aimed = event.target instanceof Element && event.target.closest(editable) !== null;
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (!aimed && !event.defaultPrevented && take(text)) event.preventDefault();
  });
  useEffect(() => {
    if (!active) return undefined;
    const listen = (event: ClipboardEvent) => heard(event);
    document.addEventListener("paste", listen);
    return () => document.removeEventListener("paste", listen);
  }, [active]);
}
