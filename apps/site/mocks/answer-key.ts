import type { Route } from "@baize/api/routes/route";

/** What tells one question of an endpoint from another. */
export interface Question {
  /** Path and query, as the client sends them. */
  readonly address: string;
  readonly language: string;
  readonly signedIn: boolean;
}

// The host is the story's own, and says nothing.
const hosts = ["host", "domain"];

/** Where the answer to a question is kept: `member HI /lgw/games/popular?count=20`. What changes no answer is left out. */
export function answerKey(route: Route, { address, language, signedIn }: Question): string {
  const { pathname, searchParams } = new URL(address, "http://site");
  for (const name of hosts) searchParams.delete(name);
  const query = searchParams.toString();
  const who = signedIn && route.token ? "member" : "visitor";
  return [who, ...(route.localised ? [language] : []), pathname + (query && `?${query}`)].join(" ");
}
