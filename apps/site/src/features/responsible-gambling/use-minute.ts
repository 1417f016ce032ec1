import { useEffect, useState } from "react";

const minute = 60_000;

/** Now, in epoch milliseconds, anew with each whole minute since `start`, and when the page becomes visible again. */
export function useMinute(start: number): number {
  const [now, set] = useState(() => Date.now());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      timer = setTimeout(look, minute - ((((Date.now() - start) % minute) + minute) % minute));
    };
    const look = () => {
      clearTimeout(timer);
      set(Date.now());
      wait();
    };
    wait();
    // A hidden page's timers are suspended.
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [start]);
  return now;
}
