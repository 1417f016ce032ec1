import { currentSession, keepToken } from "./session.ts";

interface Replaced {
  readonly before: string;
  readonly token: string;
}

const channel = () => new BroadcastChannel("replaced-token");

/** Goes on with the token that a proof led to, here and in tabs that were opened from this one: they hold the same session. */
export function replaceToken(token: string): void {
  const before = currentSession()?.token;
  if (!before) return;
  keepToken(token);
  const tabs = channel();
  const replaced: Replaced = { before, token };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin alone, and takes no target
  tabs.postMessage(replaced);
  tabs.close();
}

/** Follows the tokens that other tabs replace, where this tab holds the same one. Returns a function that ends it. */
export function followReplacedTokens(): () => void {
  const tabs = channel();
  tabs.addEventListener("message", ({ data }: MessageEvent<Replaced>) => {
    if (data.before === currentSession()?.token) keepToken(data.token);
  });
  return () => tabs.close();
}
