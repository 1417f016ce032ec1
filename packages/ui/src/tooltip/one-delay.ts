/** The first hint waits for so long; milliseconds. */
export const delay = 400;
/** After the last hint closed, the next one still shows at once for so long; milliseconds. */
const grace = 300;

let shown: (() => void) | undefined;
let closedAt = Number.NEGATIVE_INFINITY;

/** True while a hint shows or has just closed: then the next one shows without delay. */
export function isOneShown(): boolean {
  return shown !== undefined || performance.now() - closedAt < grace;
}

/** Closes the hint that shows, wherever it is, and remembers the new one. Returns what forgets it. */
export function showOnly(close: () => void): () => void {
  const before = shown;
  shown = close;
  before?.();
  return () => {
    closedAt = performance.now();
    if (shown === close) shown = undefined;
  };
}
