import { useEffect, useRef, useState } from "react";

export type CopyState = "rest" | "done" | "failed";

const shownFor = 2500;

/** Puts a text on the clipboard and says for a while how that went. */
export function useCopy(onDone: ((state: CopyState) => void) | undefined) {
  const [state, setState] = useState<CopyState>("rest");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = (next: CopyState) => {
    setState(next);
    onDone?.(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setState("rest"), shownFor);
  };
  const copy = async (text: string) => {
    try {
      // Without a secure context there is no clipboard, and this throws.
      await navigator.clipboard.writeText(text);
      show("done");
    } catch {
      show("failed");
    }
  };
  return { state, copy };
}
