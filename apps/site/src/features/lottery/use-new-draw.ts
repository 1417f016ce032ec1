import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef } from "react";
import { makeStale } from "../../shared/api/make-stale.ts";

/** Milliseconds between two reads, and their number: a draw is opened within a minute or so. */
const pause = 15_000;
const tries = 6;

/** Reads a draw that is due: at once, and then a few times more. */
export function useNewDraw(): () => void {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(() => {
    clearTimeout(timer.current);
    let left = tries;
    const look = () => {
      for (const id of ["draws.opened", "vn.opened"]) void makeStale(client, [id]);
      left -= 1;
      if (left > 0) timer.current = setTimeout(look, pause);
    };
    look();
  }, [client]);
}
