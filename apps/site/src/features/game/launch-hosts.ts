/** Milliseconds after which a silent frame counts as failed, and the limit for all hosts together, which is the page's. */
const timeLimit = 20_000;
const limit = 120_000;
const key = "launchHost";

const originOf = (address: string) => URL.parse(address)?.origin;

/** The time limit for each of so many hosts. */
export const timeLimitOf = (hosts: number): number => Math.min(timeLimit, limit / Math.max(1, hosts));

/** The host that answered last in this session comes first; the others keep the server's random order. */
export function preferred(addresses: readonly string[]): string[] {
  const known = sessionStorage.getItem(key);
  return addresses.toSorted((a, b) => Number(originOf(b) === known) - Number(originOf(a) === known));
}

/** Remembers the host of a frame that answered, for the rest of the session. */
export function rememberHost(address: string): void {
  const origin = originOf(address);
  if (origin) sessionStorage.setItem(key, origin);
}

/** Forgets a host that did not answer. */
export function forgetHost(address: string): void {
  if (sessionStorage.getItem(key) === originOf(address)) sessionStorage.removeItem(key);
}
