const collector = "https://www.google-analytics.com/g/collect";
const visitorKey = "analyticsVisitor";

/** A random number that identifies this browser; created after consent, and deleted with it. */
function visitor(): string {
  const kept = localStorage.getItem(visitorKey);
  if (kept) return kept;
  const [number = 1] = crypto.getRandomValues(new Uint32Array(1));
  const made = `${number}.${Math.floor(Date.now() / 1000)}`;
  localStorage.setItem(visitorKey, made);
  return made;
}

/**
 * Reports a page view to the analytics tag: the path alone, never the query, which may contain personal data. Sent by this page
 * itself (in GA4's format), so that no foreign script runs beside the session's token.
 */
export function countVisit(tag: string, path: string, language: string): void {
  const facts = { v: "2", tid: tag, cid: visitor(), en: "page_view", dl: location.origin + path, ul: language };
  void fetch(`${collector}?${new URLSearchParams(facts).toString()}`, {
    method: "POST",
    mode: "no-cors",
    keepalive: true,
    credentials: "omit",
    referrerPolicy: "no-referrer",
  }).catch(() => undefined);
}
