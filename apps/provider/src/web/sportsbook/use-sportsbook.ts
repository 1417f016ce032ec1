import { useCallback, useEffect, useRef, useState } from "react";
import type { GameState } from "../../play/contract.ts";
import type { SportsbookState } from "../../sportsbook/contract.ts";
import { call } from "../play/api.ts";
import { notifySite } from "../play/frame.ts";
import { clock } from "./times.ts";

const EVERY_MS = 5000;
const LEAST_MS = 500;

/** Milliseconds until a fixture begins or ends, or until the next look at all of them. */
function untilNext({ fixtures }: SportsbookState): number {
  const now = clock.now();
  const turns = fixtures.flatMap(({ startsAt, overAt }) => [startsAt, overAt]).filter((turn) => turn > now);
  return Math.min(EVERY_MS, Math.max(LEAST_MS, Math.min(...turns) - now + 100));
}

const openSlips = (state: SportsbookState | undefined): number =>
  state?.slips.filter(({ round }) => round.phase === "placed").length ?? 0;

export interface Sportsbook {
  readonly state: SportsbookState | undefined;
  readonly balance: string;
  readonly isOffline: boolean;
  readonly isEnded: boolean;
  readonly takeBalance: (balance: string | undefined) => void;
  readonly refresh: () => Promise<void>;
}

/** All that the page shows, asked for again as long as somebody can see it. */
export function useSportsbook(opened: GameState): Sportsbook {
  const [state, setState] = useState<SportsbookState>();
  const [balance, setBalance] = useState(opened.balance);
  const [isOffline, setOffline] = useState(false);
  const [isEnded, setEnded] = useState(false);
  const known = useRef<SportsbookState>(undefined);
  const { currency } = opened;
  const takeBalance = useCallback(
    (next: string | undefined) => {
      if (next === undefined) return;
      setBalance(next);
      notifySite({ type: "balance-changed", balance: next, currency });
    },
    [currency],
  );
  const refresh = useCallback(async () => {
    const reply = await call("sportsbook", {});
    setOffline(reply.kind === "lost");
    if (reply.kind === "refused" && reply.code === "session_expired") setEnded(true);
    if (reply.kind !== "ok") return;
    clock.take(reply.value.now);
    const before = known.current;
    known.current = reply.value;
    setState(reply.value);
    // A slip was settled meanwhile: what it brought is in the balance.
    if (openSlips(before) <= openSlips(reply.value)) return;
    const resumed = await call("resume", {});
    if (resumed.kind === "ok") takeBalance(resumed.value.balance);
  }, [takeBalance]);
  useEffect(() => {
    if (isEnded) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const follow = async () => {
      clearTimeout(timer);
      if (!document.hidden) await refresh();
      if (!isOver) timer = setTimeout(() => void follow(), known.current ? untilNext(known.current) : 1500);
    };
    const shown = () => {
      if (!document.hidden) void follow();
    };
    void follow();
    document.addEventListener("visibilitychange", shown);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", shown);
    };
  }, [refresh, isEnded]);
  return { state, balance, isOffline, isEnded, takeBalance, refresh };
}
