import { useEffect, useEffectEvent, useRef, useState } from "react";
import { api } from "../../shared/api/api.ts";
import { solveChallengeFor } from "../../shared/forms/solve-challenge.ts";
import { WORK_VALID_MS } from "../../shared/forms/solve-proof.ts";

interface Work {
  readonly payload: Promise<string>;
  readonly control: AbortController;
}

export interface RegisterWork {
  readonly state: "working" | "done" | "failed";
  /** The proof, once it is there. After a failure it begins again. */
  readonly take: () => Promise<string>;
  /** Begins the next one: a proof is good for one registration. */
  readonly renew: () => void;
}

async function solve(signal: AbortSignal): Promise<string> {
  const { challenge } = await api.read("register.challenge", {}, { signal });
  return await solveChallengeFor(challenge, signal);
}

/** The proof of work of a registration. It begins when the form opens, so it is done before the person is. */
export function useRegisterWork(): RegisterWork {
  const [state, setState] = useState<RegisterWork["state"]>("working");
  const current = useRef<Work | undefined>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const begin = (): Work => {
    clearTimeout(timer.current);
    current.current?.control.abort();
    const control = new AbortController();
    const payload = solve(control.signal);
    const work = { payload, control };
    current.current = work;
    setState("working");
    const end = (next: RegisterWork["state"]) => {
      if (current.current !== work) return;
      setState(next);
      if (next === "failed") current.current = undefined;
      else timer.current = setTimeout(expire, WORK_VALID_MS);
    };
    payload.then(
      () => end("done"),
      () => end("failed"),
    );
    return work;
  };
  /** A page that is not looked at works again only when it is needed. */
  const expire = () => {
    current.current = undefined;
    if (document.visibilityState === "visible") begin();
  };

  const first = useEffectEvent(() => void begin());
  useEffect(() => {
    // After the first paint.
    const start = setTimeout(first);
    return () => {
      clearTimeout(start);
      clearTimeout(timer.current);
      current.current?.control.abort();
      current.current = undefined;
    };
  }, []);
  return {
    state,
    take: async () => await (current.current ?? begin()).payload,
    renew: () => void begin(),
  };
}
