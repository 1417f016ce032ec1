/** The page's own record of its first view; times in ms since navigation. */
export interface Seen {
  readonly fcp: number;
  readonly lcp: number;
  readonly lcpElement: string;
  readonly cls: number;
  readonly shifts: readonly string[];
  readonly longTasks: readonly { readonly start: number; readonly duration: number }[];
  readonly resources: readonly { readonly url: string; readonly kind: string; readonly end: number; readonly bytes: number }[];
}

/**
 * Runs in the page before anything else. It is sent as text, so it may use nothing outside of itself. `window.seen()` returns
 * what was recorded so far.
 */
export const observer = `(() => {
  performance.setResourceTimingBufferSize(2000);
  const tasks = [], shifts = [];
  let fcp = 0, lcp = 0, lcpElement = "";
  const name = (node) => node instanceof Element
    ? node.tagName.toLowerCase() + (node.dataset.component ? "[" + node.dataset.component + "]" : "") + " " + (node.textContent || "").trim().slice(0, 40)
    : String(node && node.nodeName);
  const box = ({ y, height }) => Math.round(y) + "+" + Math.round(height);
  const moved = ({ node, previousRect, currentRect }) => name(node) + " (" + box(previousRect) + " → " + box(currentRect) + ")";
  const watch = (type, each) => new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  watch("paint", (entry) => { if (entry.name === "first-contentful-paint") fcp = entry.startTime; });
  watch("largest-contentful-paint", (entry) => { lcp = entry.startTime; lcpElement = name(entry.element); });
  watch("longtask", (entry) => tasks.push({ start: entry.startTime, duration: entry.duration }));
  watch("layout-shift", (entry) => {
    if (!entry.hadRecentInput) shifts.push({ at: entry.startTime, value: entry.value, of: entry.sources.map(moved) });
  });
  // Web Vitals: the largest session window, at most 5 s long with gaps under 1 s.
  const cls = () => {
    let worst = 0, sum = 0, first = 0, last = 0;
    for (const { at, value } of shifts) {
      if (at - last > 1000 || at - first > 5000) { sum = 0; first = at; }
      sum += value; last = at; worst = Math.max(worst, sum);
    }
    return worst;
  };
  window.seen = () => ({
    fcp, lcp, lcpElement, cls: cls(), longTasks: tasks,
    shifts: shifts.filter(({ value }) => value > 0.0005).map(({ at, value, of }) => value.toFixed(4) + " at " + Math.round(at) + " ms: " + of.join(" · ")),
    resources: [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")].map((entry) => ({
      url: new URL(entry.name).pathname, kind: entry.initiatorType, end: entry.responseEnd, bytes: entry.encodedBodySize,
    })),
  });
})()`;
