/** A game's address, checked, with the sandbox that fits it. */
export interface FrameSource {
  src: string;
  sandbox: string;
}

const always = "allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-orientation-lock allow-pointer-lock";

/**
 * Only http and https may be framed: `javascript:`, `data:` and `blob:` would run in this page's name. A game of another
 * origin keeps its own origin (its storage); one of ours does not, as script plus same origin could open its own sandbox.
 */
export function frameSource(address: string, page: string): FrameSource | undefined {
  const url = URL.parse(address, page);
  if (!url || (url.protocol !== "https:" && url.protocol !== "http:")) return undefined;
  const foreign = url.origin !== new URL(page).origin;
  return { src: url.href, sandbox: foreign ? `${always} allow-same-origin` : always };
}
