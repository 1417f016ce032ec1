import { useEffect, useMemo, useReducer } from "react";
import type { FrameLoadState } from "@baize/ui/game-frame";
import { forgetHost, timeLimitOf, preferred, rememberHost } from "./launch-hosts.ts";

interface Progress {
  readonly state: FrameLoadState;
  /** The index of the host. */
  readonly place: number;
  /** Counts the tries; the frame's `key`, so that each loads anew. */
  readonly attempt: number;
}
type Step = "ready" | "silent" | "last" | "expire" | "retry";

function advance(progress: Progress, step: Step): Progress {
  const { state, place, attempt } = progress;
  if (step === "retry") return { state: "loading", place: 0, attempt: attempt + 1 };
  if (step === "expire") return { ...progress, state: "expired" };
  // A late answer changes nothing.
  if (state !== "loading") return progress;
  if (step === "silent") return { state, place: place + 1, attempt: attempt + 1 };
  return { ...progress, state: step === "ready" ? "ready" : "timeout" };
}

/** Tries a frame on each of its hosts: after a silent one the next; after the last one it has failed. */
export function useHosts(addresses: readonly string[]) {
  const order = useMemo(() => preferred(addresses), [addresses]);
  const [{ state, place, attempt }, step] = useReducer(advance, { state: "loading", place: 0, attempt: 0 });
  const address = order[place] ?? "";
  const last = place >= order.length - 1;
  const timeLimit = timeLimitOf(order.length);
  useEffect(() => {
    if (state !== "loading") return undefined;
    const timer = setTimeout(() => {
      forgetHost(address);
      step(last ? "last" : "silent");
    }, timeLimit);
    return () => clearTimeout(timer);
  }, [state, address, last, timeLimit]);
  const ready = () => {
    rememberHost(address);
    step("ready");
  };
  return { state, attempt, address, ready, expire: () => step("expire"), retry: () => step("retry") };
}
