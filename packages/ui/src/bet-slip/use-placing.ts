import { useRef, useState } from "react";

/** One press, one bet: a second press before the first is answered does nothing, not even between two renders. */
export function usePlacing(onPlace: () => void | Promise<void>) {
  const busy = useRef(false);
  const [placing, setPlacing] = useState(false);
  const settle = () => {
    busy.current = false;
    setPlacing(false);
  };
  const place = () => {
    if (busy.current) return;
    const answer = onPlace();
    if (!(answer instanceof Promise)) return;
    busy.current = true;
    setPlacing(true);
    answer.then(settle, (error: unknown) => {
      settle();
      reportError(error);
    });
  };
  return { placing, place };
}
