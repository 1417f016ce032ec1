import { type RefObject, useEffect, useState } from "react";
import { useHydrated } from "../hooks/use-hydrated.ts";

/** Whether `target` fills the screen, and the switch; `supported` is false where the browser has no such thing (iPhone). */
export function useFullscreen(target: RefObject<HTMLElement | null>) {
  const [active, setActive] = useState(false);
  useEffect(() => {
    const update = () => setActive(document.fullscreenElement !== null && document.fullscreenElement === target.current);
    document.addEventListener("fullscreenchange", update);
    return () => document.removeEventListener("fullscreenchange", update);
  }, [target]);
  const supported = useHydrated() && document.fullscreenEnabled;
  // A refusal (a policy, a second press) leaves things as they are, and the button says so by not changing.
  const toggle = () => void (active ? document.exitFullscreen() : target.current?.requestFullscreen())?.catch(() => undefined);
  return { active, supported, toggle };
}
