import { useEffect, useState } from "react";

/** Draws again when the page puts on another theme, brand or density: for specimens that print a value. */
export function useLook(): number {
  const [look, setLook] = useState(0);
  useEffect(() => {
    const drawAgain = () => setLook((before) => before + 1);
    // The first drawing came before the page was dressed.
    drawAgain();
    const observer = new MutationObserver(drawAgain);
    observer.observe(document.documentElement, {
      attributes: true,
      attributeFilter: ["data-theme", "data-brand", "data-density"],
    });
    return () => observer.disconnect();
  }, []);
  return look;
}
