import { useEffect } from "react";
import { useRead } from "../../shared/api/use-read.ts";
import { keepPlayBreak } from "../../shared/session/play-break.ts";

/** The session's length and figures; learns of a break from the same answer. */
export function usePlaySession() {
  // Read once: each call counts as activity, and would keep an idle session alive.
  const read = useRead("responsibleGambling.session", {}, { staleTime: Number.POSITIVE_INFINITY });
  const { data } = read;
  useEffect(() => {
    if (data) keepPlayBreak(data.block);
  }, [data]);
  return read;
}
