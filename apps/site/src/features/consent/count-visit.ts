const collector = "https://www.google-analytics.com/g/collect";
const visitorKey = "analyticsVisitor";

/** A number that means nothing but "the same browser as before"; made after consent, and gone with it. */
function visitor(): string {
  const kept = localStorage.getItem(visitorKey);
  if (kept) return kept;
  const [number = 1] = crypto.getRandomValues(new Uint32Array(1));
  const made = `${number}.${Math.floor(Date.now() / 1000)}`;
  localStorage.setItem(visitorKey, made);
  return made;
}

/**
 * Tells the analytics tag that a page was opened: its path alone, never its query, which may name a person's search.
 * Sent by this page itself (GA4's own address and names), so that no foreign script runs beside the session's token.
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
