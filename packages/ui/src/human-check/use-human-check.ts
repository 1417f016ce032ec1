import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type ChangeDetails, changeDetails } from "../overlay/details.ts";

/** The result of the work, for the server to check. */
export interface HumanProof {
  /** The proof, to be sent with the form. */
  readonly payload: string;
  /** How long the server accepts it, in milliseconds: a span, since the device's clock may be wrong. Without it, for good. */
  readonly validFor?: number;
}
/** Does the work. `onProgress` takes 0 to 1; `signal` aborts when the result is no longer needed. */
export type Solve = (signal: AbortSignal, onProgress: (fraction: number) => void) => Promise<HumanProof>;
export type HumanState = "idle" | "working" | "done" | "failed" | "expired";
/**
 * `solved`: the work is done. `failed`: it did not succeed. `expired`: the proof is too old. `restarted`: the person began
 * again.
 */
export type HumanReason = "solved" | "failed" | "expired" | "restarted";

/** The states of a proof-of-work check: idle → working → done | failed, done → expired, and again. */
export function useHumanCheck(
  solve: Solve,
  onValueChange: ((payload: string | undefined, details: ChangeDetails<HumanReason>) => void) | undefined,
  atOnce: boolean,
) {
  const [state, setState] = useState<HumanState>(atOnce ? "working" : "idle");
  const [progress, setProgress] = useState(0);
  const [payload, setPayload] = useState("");
  const running = useRef<AbortController | undefined>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  /** Whether the change was accepted. */
  const report = (proof: string, reason: HumanReason, event?: Event) => {
    const details = changeDetails(reason, event);
    onValueChange?.(proof === "" ? undefined : proof, details);
    return !details.cancelled;
  };
  const end = (next: HumanState, proof: string) => {
    setState(next);
    setPayload(proof);
  };
  const run = async () => {
    const control = new AbortController();
    running.current = control;
    try {
      const proof = await solve(control.signal, (fraction) => {
        if (!control.signal.aborted) setProgress(Math.min(1, Math.max(0, fraction)));
      });
      if (control.signal.aborted) return;
      if (!report(proof.payload, "solved")) return end("idle", "");
      end("done", proof.payload);
      if (proof.validFor === undefined) return;
      timer.current = setTimeout(() => {
        if (report("", "expired")) end("expired", "");
      }, proof.validFor);
    } catch {
      if (control.signal.aborted) return;
      end("failed", "");
      report("", "failed");
    }
  };
  const start = (event: Event) => {
    if (state === "working" || state === "done") return;
    if (state !== "idle" && !report("", "restarted", event)) return;
    setProgress(0);
    setState("working");
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
