import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef } from "react";
import { makeStale } from "../../shared/api/make-stale.ts";

/** Milliseconds between two reads, and their number: a live event brings the draw, and without one it is asked for. */
const pause = 5000;
const tries = 12;
const reads = ["lottery.game", "lottery.draws", "lottery.past"] as const;

/** Reads a draw that is due: at once, and then a few times more. */
export function useNewDraw(): () => void {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(() => {
    clearTimeout(timer.current);
    let left = tries;
    const look = () => {
      for (const id of reads) void makeStale(client, [id]);
      left -= 1;
      if (left > 0) timer.current = setTimeout(look, pause);
    };
    look();
  }, [client]);
}
