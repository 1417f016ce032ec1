/** The fields of a launch that stay on every page of a lobby. */
const KEPT = ["lang", "theme", "brand", "area", "device", "back"] as const;

/** The lobby of a launched title, or one of its draws, with the look and the fields of the launch. */
export function lobbyAddress(asked: URLSearchParams, launched: string, draw?: string): string {
  const query = new URLSearchParams(draw === undefined ? { view: "lobby" } : { view: "betting", draw });
  for (const name of KEPT) {
    const value = asked.get(name);
    if (value !== null) query.set(name, value);
  }
  return `/play/${launched}?${query.toString()}`;
}
