import { type BulkCall, MOST_CALLS } from "@baize/api/provider/bulk";
import { expect, it } from "vitest";
import { takeCalls } from "./take-calls.ts";

const round = { currency: "INR", gameCode: "dragontiger-0-3-silver-dragon-tiger", roundId: "r" };

/** The end of a round of a player. */
const end = (member: string, number: number, rest: object = {}): { readonly call: BulkCall } => ({
  call: {
    operation: "endRound",
    request: {
      ...round,
      member,
      transactionId: `${member}-${number}`,
      totalBet: "1.00",
      totalWin: "0.00",
      status: "settled",
      ...rest,
    },
  },
});
/** So many ends of each of some players, one player after the other. */
const endsOf = (players: number, each: number) =>
  Array.from({ length: players * each }, (_, place) => end(`m${Math.floor(place / each)}`, place % each));
const named = (some: readonly { readonly call: BulkCall }[]) => some.map(({ call }) => call.request.transactionId);

it("takes the first call of each player, and leaves the others in their order", () => {
  const waiting = endsOf(12, 2);
  expect(named(takeCalls(waiting, 50))).toEqual(Array.from({ length: 12 }, (_, place) => `m${place}-0`));
  expect(named(waiting)).toEqual(Array.from({ length: 12 }, (_, place) => `m${place}-1`));
});

it("takes as many as a bulk may have, or as it is told", () => {
  const waiting = endsOf(MOST_CALLS + 20, 1);
  expect(takeCalls(waiting, 1000)).toHaveLength(MOST_CALLS);
  expect(takeCalls(waiting, 15)).toHaveLength(15);
  expect(waiting).toHaveLength(5);
});

it("takes the first ten where few players have many calls", () => {
  const waiting = endsOf(2, 30);
  expect(named(takeCalls(waiting, 50))).toEqual(Array.from({ length: 10 }, (_, place) => `m0-${place}`));
  expect(waiting).toHaveLength(50);
});

it.each([
  ["void rounds", { status: "void" }],
  ["rounds with rake", { rake: "0.50" }],
])("takes ten ends of %s, which a platform carries out alone", (_, rest) => {
  const waiting = Array.from({ length: 60 }, (__, place) => end(`m${place}`, 0, rest));
  expect(takeCalls(waiting, 50)).toHaveLength(10);
  const mixed = [...endsOf(20, 1), ...waiting];
  expect(named(takeCalls(mixed, 50))).toEqual(named(endsOf(20, 1)));
});

it("takes calls out of a long queue of one player", () => {
  const waiting = endsOf(1, 200_000);
  expect(takeCalls(waiting, 50)).toHaveLength(10);
  expect(waiting).toHaveLength(199_990);
});
