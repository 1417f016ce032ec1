/** In how many ways so many can be taken from so many. */
export function waysToTake(take: number, from: number): bigint {
  let ways = take >= 0 && take <= from ? 1n : 0n;
  for (let index = 0; index < take; index++) ways = (ways * BigInt(from - index)) / BigInt(index + 1);
  return ways;
}
