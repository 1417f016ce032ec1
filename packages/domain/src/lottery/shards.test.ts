import fc from "fast-check";
import { expect, it } from "vitest";
import { roomsOf, shardOf, SHARDS, shareOf, spread } from "./shards.ts";

const amount = fc.bigInt({ min: 0n, max: 5_000_000_000n });
const sum = (amounts: readonly bigint[]) => amounts.reduce((all, one) => all + one, 0n);
const shards = Array.from({ length: SHARDS }, (_, shard) => shard);

it("divides the most among the shards without a remainder", () => {
  fc.assert(
    fc.property(amount, (most) => {
      expect(sum(shards.map((shard) => shareOf(most, shard)))).toBe(most);
    }),
  );
});

it("takes amounts exactly up to the most, and never more", () => {
  fc.assert(
    fc.property(amount, fc.array(amount, { maxLength: 30 }), (most, asked) => {
      let amounts = shards.map(() => 0n);
      for (const one of asked) {
        const before = sum(amounts);
        const taken = spread(one, roomsOf(most, amounts));
        expect(taken !== undefined).toBe(before + one <= most);
        amounts = amounts.map((has, shard) => has + (taken?.[shard] ?? 0n));
        expect(sum(amounts)).toBe(taken ? before + one : before);
        for (const [shard, has] of amounts.entries()) expect(has).toBeLessThanOrEqual(shareOf(most, shard));
      }
    }),
  );
});

it("has no room in a shard that is above its share", () => {
  expect(roomsOf(80n, [30n])).toEqual([0n, 10n, 10n, 10n, 10n, 10n, 10n, 10n]);
});

it("counts the purchases of a member in one shard", () => {
  expect(shardOf("0199a3c0-0000-7000-8000-0000000000ff")).toBe(7);
  expect(shardOf("0199a3c0-0000-7000-8000-000000000010")).toBe(0);
});
