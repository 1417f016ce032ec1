/** Milliseconds until a silent frame counts as one that does not load, and what all hosts together may take: the page's limit. */
const timeLimit = 20_000;
const limit = 120_000;
const key = "launchHost";

const originOf = (address: string) => URL.parse(address)?.origin;

/** How long each of so many hosts is waited for. */
export const timeLimitOf = (hosts: number): number => Math.min(timeLimit, limit / Math.max(1, hosts));

/** The host that answered last in this session comes first; the others keep the server's order, which is one of chance. */
export function preferred(addresses: readonly string[]): string[] {
  const known = sessionStorage.getItem(key);
  return addresses.toSorted((a, b) => Number(originOf(b) === known) - Number(originOf(a) === known));
}

/** Keeps the host of a frame that has answered, for the rest of the session. */
export function rememberHost(address: string): void {
  const origin = originOf(address);
  if (origin) sessionStorage.setItem(key, origin);
}

/** A host that said nothing is asked no longer first. */
export function forgetHost(address: string): void {
  if (sessionStorage.getItem(key) === originOf(address)) sessionStorage.removeItem(key);
}
