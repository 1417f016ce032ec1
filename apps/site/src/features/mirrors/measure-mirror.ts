import { routeOf } from "@baize/api/routes/all-routes";

const rounds = 3;

async function once(address: URL, timeLimit: number): Promise<number> {
  const from = performance.now();
  // An opaque response suffices: only whether the other address answers matters.
  const mode = address.origin === location.origin ? "same-origin" : "no-cors";
  await fetch(address, { mode, cache: "no-store", credentials: "omit", signal: AbortSignal.timeout(timeLimit) });
  return performance.now() - from;
}

/** Milliseconds of a round trip to this address, the best of three; null where it does not answer. */
export async function measureMirror(origin: string): Promise<number | null> {
  const { path, timeout = 5000 } = routeOf("system.ping");
  try {
    const address = new URL(path, origin);
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) times.push(await once(address, timeout));
    return Math.round(Math.min(...times));
  } catch {
    return null;
  }
}
