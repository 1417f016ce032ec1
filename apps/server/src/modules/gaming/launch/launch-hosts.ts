/** The hosts in an order by chance: the first is opened, the others are there for when it does not answer. */
export function launchOrder(
  hosts: readonly string[],
  standard: string,
  random: () => number = Math.random,
): [string, ...string[]] {
  const placed = hosts.map((host) => ({ host, place: random() })).toSorted((a, b) => a.place - b.place);
  const [first = standard, ...rest] = placed.map(({ host }) => host);
  return [first, ...rest];
}
