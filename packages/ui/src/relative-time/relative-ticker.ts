interface Waiting {
  readonly listener: () => void;
  /** Milliseconds until the listener's text changes. */
  readonly wait: () => number;
}

const waiting = new Set<Waiting>();
let timer: ReturnType<typeof setTimeout> | undefined;
// After a device's sleep a timer runs late; a stale text is shown no longer than this.
const longest = 600_000;

function tick(): void {
  for (const { listener } of waiting) listener();
  plan();
}

function plan(): void {
  clearTimeout(timer);
  timer = undefined;
  if (waiting.size === 0) return;
  const next = Math.min(longest, ...[...waiting].map(({ wait }) => wait()));
  timer = setTimeout(tick, Math.max(next, 1));
}

function onReturn(): void {
  if (document.visibilityState === "visible") tick();
}

/** One timer for every relative time on the page, set to the time of the next change. Returns how to stop. */
export function onDue(wait: () => number, listener: () => void): () => void {
  const entry = { wait, listener };
  if (waiting.size === 0) document.addEventListener("visibilitychange", onReturn);
  waiting.add(entry);
  plan();
  return () => {
    waiting.delete(entry);
    if (waiting.size === 0) document.removeEventListener("visibilitychange", onReturn);
    plan();
  };
}
