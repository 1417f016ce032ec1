import { useEffect } from "react";
import { LIVE_READS, type LiveTopic } from "@baize/api/live";
import { makeStale } from "../../shared/api/make-stale.ts";
import { isLeaving, useSession } from "../../shared/session/session.ts";
import { queryClient } from "../query-client.ts";
import { readLive } from "./read-live.ts";

/** Ms before another try, random so that a restarted server is not called by everyone at once. */
const FIRST = 1000;
const LONGEST = 60_000;

/** The member's own topics, and messages to them: they must not be missed. */
const own = ["balance", "payments", "inbox", "lobby", "support"] as const satisfies readonly LiveTopic[];

function refresh(topics: readonly LiveTopic[]): void {
  const stale = new Set<string>(topics.flatMap((topic) => LIVE_READS[topic]));
  for (const id of stale) void makeStale(queryClient, [id]);
}

/** Follows one session's stream while the page is visible, and reconnects. Returns a function that ends it. */
function follow(token: string): () => void {
  let stop: AbortController | undefined;
  let timer = 0;
  let pause = FIRST;
  let last = "";
  let over = false;
  const changed = (topics: readonly LiveTopic[], id: string) => {
    pause = FIRST;
    // Reads from before the stream may be out of date.
    refresh(last ? topics : own);
    last = id || last;
  };
  // The next read will show whether the session is really over: it is refused then. Where this tab ended it, none is needed.
  const ended = () => {
    over = true;
    if (!isLeaving()) refresh(["balance"]);
  };
  const open = async () => {
    stop = new AbortController();
    await readLive({ token, last, signal: stop.signal, changed, ended }).catch(() => undefined);
    if (over || stop.signal.aborted) return;
    timer = window.setTimeout(() => void open(), pause * (0.5 + Math.random()));
    pause = Math.min(pause * 2, LONGEST);
  };
  const close = () => {
    window.clearTimeout(timer);
    stop?.abort();
  };
  // A hidden page keeps no connection: a browser has six for a site, and it would use battery.
  const look = () => {
    close();
    if (!over && document.visibilityState === "visible") void open();
  };
  document.addEventListener("visibilitychange", look);
  window.addEventListener("online", look);
  look();
  return () => {
    document.removeEventListener("visibilitychange", look);
    window.removeEventListener("online", look);
    close();
  };
}

/** Reads again what has changed on the server, where it is shown. */
export function useLive(): void {
  const session = useSession();
  const token = session?.passwordChange ? undefined : session?.token;
  useEffect(() => (token ? follow(token) : undefined), [token]);
}
