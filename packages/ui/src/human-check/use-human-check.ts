import { useEffect, useEffectEvent, useRef, useState } from "react";

/** What proves the work. `validFor` in milliseconds: a span, since the device's clock may be wrong. */
export interface HumanProof {
  readonly payload: string;
  readonly validFor?: number;
}
/** Does the work. `onProgress` takes 0 to 1; `signal` aborts when the result is no longer needed. */
export type Solve = (signal: AbortSignal, onProgress: (fraction: number) => void) => Promise<HumanProof>;
export type HumanState = "idle" | "working" | "done" | "failed" | "expired";
export type HumanReason = "solved" | "failed" | "expired" | "restarted";

/** The states of a proof-of-work check: idle → working → done | failed, done → expired, and again. */
export function useHumanCheck(solve: Solve, tell: (payload: string | undefined, reason: HumanReason) => void, atOnce: boolean) {
  const [state, setState] = useState<HumanState>(atOnce ? "working" : "idle");
  const [progress, setProgress] = useState(0);
  const [payload, setPayload] = useState("");
  const running = useRef<AbortController | undefined>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const end = (next: HumanState, proof: string, reason: HumanReason) => {
    setState(next);
    setPayload(proof);
    tell(proof === "" ? undefined : proof, reason);
  };
  const run = async () => {
    const control = new AbortController();
    running.current = control;
    try {
      const proof = await solve(control.signal, (fraction) => {
        if (!control.signal.aborted) setProgress(Math.min(1, Math.max(0, fraction)));
      });
      if (control.signal.aborted) return;
      end("done", proof.payload, "solved");
      if (proof.validFor !== undefined) timer.current = setTimeout(() => end("expired", "", "expired"), proof.validFor);
    } catch {
      if (!control.signal.aborted) end("failed", "", "failed");
    }
  };
  const start = () => {
    if (state === "working" || state === "done") return;
    setProgress(0);
    setState("working");
    if (state !== "idle") tell(undefined, "restarted");
    void run();
  };

  const begin = useEffectEvent(() => void run());
  useEffect(() => {
    // After the first paint: the work may be heavy, and a page that is left at once starts none.
    const first = atOnce ? setTimeout(begin) : undefined;
    return () => {
      clearTimeout(first);
      running.current?.abort();
      clearTimeout(timer.current);
    };
  }, [atOnce]);
  return { state, progress, payload, start };
}
