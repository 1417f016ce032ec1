/** Ways to choose some of many; none where there are not that many. */
export function choose(of: number, some: number): number {
  if (some < 0 || some > of) return 0;
  let ways = 1;
  for (let step = 1; step <= some; step += 1) ways = (ways * (of - some + step)) / step;
  return Math.round(ways);
}

/** Ordered ways to take some of many. */
export function arrange(of: number, some: number): number {
  let ways = 1;
  for (let step = 0; step < some; step += 1) ways *= Math.max(0, of - step);
  return ways;
}

/** How often each sum comes when several numbers of one range are drawn, each by itself. */
export function sumWays(count: number, lowest: number, highest: number): ReadonlyMap<number, number> {
  let ways = new Map([[0, 1]]);
  for (let turn = 0; turn < count; turn += 1) {
    const next = new Map<number, number>();
    for (const [sum, before] of ways)
      for (let number = lowest; number <= highest; number += 1) next.set(sum + number, (next.get(sum + number) ?? 0) + before);
    ways = next;
  }
  return ways;
}

/** How often each sum of two different numbers of one range comes, in either order. */
export function pairSumWays(lowest: number, highest: number): ReadonlyMap<number, number> {
  const ways = new Map<number, number>();
  for (let one = lowest; one <= highest; one += 1)
    for (let other = lowest; other <= highest; other += 1)
      if (one !== other) ways.set(one + other, (ways.get(one + other) ?? 0) + 1);
  return ways;
}
