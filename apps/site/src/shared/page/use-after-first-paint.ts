import { useQueryClient } from "@tanstack/react-query";
import { startTransition, useEffect, useState } from "react";

/** The longest wait for an answer, in ms: a lost one must not hold back the rest. */
const patience = 2000;
// Stays true once the site was shown: only its first view is drawn in two steps.
let painted = false;

/** False until the first view is on screen with its answers: for parts below that would delay it. */
export function useAfterFirstPaint(): boolean {
  const queries = useQueryClient();
  const [after, setAfter] = useState(painted);
  useEffect(() => {
    let next: ReturnType<typeof setTimeout> | undefined;
    const begin = () => {
      painted = true;
      startTransition(() => setAfter(true));
    };
    const late = setTimeout(begin, patience);
    const settle = () => {
      clearTimeout(next);
      // A frame's callbacks run before painting, a timer set there after it.
      if (queries.isFetching() === 0) next = setTimeout(() => requestAnimationFrame(() => setTimeout(begin)));
    };
    const stop = queries.getQueryCache().subscribe(settle);
    settle();
    return () => {
      stop();
      clearTimeout(next);
      clearTimeout(late);
    };
  }, [queries]);
  return after;
}
