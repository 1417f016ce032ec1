import { useEffect, useRef, useState } from "react";

/**
 * Lets a press through at most once in `wait` milliseconds. The second value is true while a press would be dropped,
 * so that the button can say so.
 */
export function useThrottle(wait: number): readonly [(action: () => void) => void, boolean] {
  const [cooling, setCooling] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const run = (action: () => void) => {
    // The timer, not the state: two presses can come before the state is drawn.
    if (timer.current !== undefined) return;
    setCooling(true);
    timer.current = setTimeout(() => {
      timer.current = undefined;
      setCooling(false);
    }, wait);
    action();
  };
  return [run, cooling];
}
