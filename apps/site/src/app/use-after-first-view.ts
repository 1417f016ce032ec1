import { useEffect, useState } from "react";
import { useFirstInput } from "./use-first-input.ts";

/** How long a first view without input is left undisturbed, from the mount of the shell. */
const UNDISTURBED_MS = 2500;

/** False until the first input, or until the first view has been shown for a while: for parts outside of that view. */
export function useAfterFirstView(): boolean {
  const used = useFirstInput();
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), UNDISTURBED_MS);
    return () => clearTimeout(timer);
  }, []);
  return used || late;
}
