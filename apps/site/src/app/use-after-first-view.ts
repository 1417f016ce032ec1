import { useEffect, useState } from "react";

/** How long a first view without input is left undisturbed, from the mount of the shell. */
const UNDISTURBED_MS = 2500;
const touches = ["pointermove", "pointerdown", "keydown", "focusin"] as const;

/** False until the first input, or until the first view has been shown for a while: for parts outside of that view. */
export function useAfterFirstView(): boolean {
  const [after, setAfter] = useState(false);
  useEffect(() => {
    const begin = () => setAfter(true);
    const timer = setTimeout(begin, UNDISTURBED_MS);
    for (const touch of touches) addEventListener(touch, begin, { once: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const touch of touches) removeEventListener(touch, begin);
    };
  }, []);
  return after;
}
