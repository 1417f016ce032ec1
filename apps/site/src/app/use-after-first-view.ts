import { useEffect, useState } from "react";

/** False until the first view stands and the browser has a moment: for what that view does not show. */
export function useAfterFirstView(): boolean {
  const [after, setAfter] = useState(false);
  useEffect(() => {
    // Safari has no idle callback.
    if (!("requestIdleCallback" in window)) {
      const timer = setTimeout(() => setAfter(true), 1500);
      return () => clearTimeout(timer);
    }
    const wait = requestIdleCallback(() => setAfter(true), { timeout: 3000 });
    return () => cancelIdleCallback(wait);
  }, []);
  return after;
}
