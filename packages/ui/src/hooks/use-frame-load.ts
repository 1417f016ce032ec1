import { useEffect, useReducer } from "react";

export type FrameLoadState = "loading" | "ready" | "timeout" | "expired";
interface Progress {
  state: FrameLoadState;
  /** Counts the tries; give it as the frame's `key`, so that a retry loads again. */
  attempt: number;
}
type Step = "ready" | "timeout" | "expire" | "retry";

function advance(progress: Progress, step: Step): Progress {
  if (step === "retry") return { state: "loading", attempt: progress.attempt + 1 };
  if (step === "expire") return { ...progress, state: "expired" };
  // Late events change nothing: a load event after the time-out, a time-out after the game was ready.
  return progress.state === "loading" ? { ...progress, state: step } : progress;
}

/**
 * The life of a GameFrame: loading until `ready`, timed out after `limit` ms, expired on `expire`, loading again on `retry`.
 * A frame's own load event also comes for an error page; call `ready` on the game's message where it sends one.
 */
export function useFrameLoad(limit: number) {
  const [progress, step] = useReducer(advance, { state: "loading", attempt: 0 });
  const { state, attempt } = progress;
  useEffect(() => {
    if (state !== "loading") return undefined;
    const timer = setTimeout(() => step("timeout"), limit);
    return () => clearTimeout(timer);
  }, [state, limit]);
  return { state, attempt, ready: () => step("ready"), expire: () => step("expire"), retry: () => step("retry") };
}
