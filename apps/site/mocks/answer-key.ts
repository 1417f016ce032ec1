import type { Route } from "@baize/api/routes/route";

/** The key that distinguishes one call of an endpoint from another. */
export interface CallIdentity {
  /** Path and query, as the client sends them. */
  readonly address: string;
  readonly language: string;
  readonly signedIn: boolean;
}

// The host is that of the story and changes no answer.
const hosts = ["host", "domain"];

/** Key of a recorded answer: `member HI /lgw/games/popular?count=20`. Leaves out what changes no answer. */
export function answerKey(route: Route, { address, language, signedIn }: CallIdentity): string {
  const { pathname, searchParams } = new URL(address, "http://site");
  for (const name of hosts) searchParams.delete(name);
  const query = searchParams.toString();
  const who = signedIn && route.token ? "member" : "visitor";
  return [who, ...(route.localised ? [language] : []), pathname + (query && `?${query}`)].join(" ");
}
