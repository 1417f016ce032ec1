/** The hosts in random order: the first is opened, the others are used when it does not answer. */
export function launchOrder(
  hosts: readonly string[],
  standard: string,
  random: () => number = Math.random,
): [string, ...string[]] {
  const placed = hosts.map((host) => ({ host, place: random() })).toSorted((a, b) => a.place - b.place);
  const [first = standard, ...rest] = placed.map(({ host }) => host);
  return [first, ...rest];
}
