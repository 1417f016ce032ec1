/**
 * What the numbers of a draw may cost is counted in several rows each, one a shard. Purchases of different members then rarely wait
 * for each other's commit. Each shard has a share of the most, so one row alone shows that there is room.
 */
export const SHARDS = 8;

/** The shard that a member's purchases count in first: ids differ in their last digits. */
export const shardOf = (memberId: string): number => Number.parseInt(memberId.slice(-2), 16) % SHARDS;

/** A shard's share of the most. The shares add up to it exactly. */
export const shareOf = (most: bigint, shard: number): bigint => {
  const share = most / BigInt(SHARDS);
  return shard === 0 ? most - share * BigInt(SHARDS - 1) : share;
};

/** What is left in each shard. */
export const roomsOf = (most: bigint, amounts: readonly bigint[]): bigint[] =>
  Array.from({ length: SHARDS }, (_, shard) => {
    const room = shareOf(most, shard) - (amounts[shard] ?? 0n);
    return room < 0n ? 0n : room;
  });

/** How much of an amount each room takes, the first ones first; undefined where they do not take all of it. */
export function spread(amount: bigint, rooms: readonly bigint[]): bigint[] | undefined {
  let left = amount;
  const taken = rooms.map((room) => {
    const part = left < room ? left : room;
    left -= part;
    return part;
  });
  return left === 0n ? taken : undefined;
}
