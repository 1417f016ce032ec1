import { expect, it } from "vitest";
import { missionState } from "../mission/mission.ts";
import { pointsFor, pointTypeOf } from "../points/earn.ts";
import { chancePpm, drawPrize } from "../promotion/raffle.ts";
import { levelFor, rebateOf } from "../vip/level.ts";
import { finalStates, nextState, statesBefore } from "../../state-machine/machine.ts";
import { BONUS, countedOf, requiredFor } from "./state.ts";

it("counts a bet by its weight, up to the missing amount", () => {
  expect(requiredFor(50_000n, 8)).toBe(400_000n);
  expect(countedOf(10_000n, 100, 400_000n)).toBe(10_000n);
  expect(countedOf(999n, 10, 400_000n)).toBe(99n);
  expect(countedOf(10_000n, 100, 70n)).toBe(70n);
  expect(countedOf(10_000n, 0, 70n)).toBe(0n);
});

it("pays a bonus out only after full wagering", () => {
  expect(nextState(BONUS, "wagering", "claim", "member")).toBeUndefined();
  expect(BONUS.edges.filter(({ to }) => to === "claimed").map(({ from }) => from)).toEqual(["ready"]);
  expect(BONUS.edges.filter(({ to }) => to === "ready").map(({ event }) => event)).toEqual(["complete"]);
  expect(statesBefore(BONUS, "complete")).toEqual(["wagering"]);
  expect(finalStates(BONUS)).toEqual(["claimed", "expired", "given_up", "revoked"]);
});

it("draws each prize by its weight", () => {
  const prizes = [
    { amount: 0n, weight: 7 },
    { amount: 500n, weight: 2 },
    { amount: 10_000n, weight: 1 },
  ];
  const drawn = Array.from({ length: 10 }, (_, roll) => drawPrize(prizes, roll).amount);
  expect(drawn).toEqual([0n, 0n, 0n, 0n, 0n, 0n, 0n, 500n, 500n, 10_000n]);
  expect(prizes.map((prize) => chancePpm(prizes, prize))).toEqual([700_000, 200_000, 100_000]);
  for (const roll of [-1, 10, Number.NaN]) expect(() => drawPrize(prizes, roll)).toThrow(RangeError);
});

it("grants points for full amounts, a level for valid bets, and a rebate rounded down", () => {
  expect(pointsFor(29_999n, { points: 2, per: 10_000n })).toBe(4n);
  expect([pointTypeOf("CRASH"), pointTypeOf("COCKFIGHT"), pointTypeOf("ELOTT")]).toEqual(["rng", "sports", "lottery"]);
  const levels = [0n, 1000n, 5000n].map((from, level) => ({ level, from, rebates: {} }));
  expect([0n, 999n, 1000n, 9000n].map((bets) => levelFor(levels, bets)?.level)).toEqual([0, 0, 1, 2]);
  expect(rebateOf(12_345n, 8000)).toBe(98n);
  expect([missionState(9n, 10n, false), missionState(10n, 10n, false), missionState(10n, 10n, true)]).toEqual([
    "running",
    "done",
    "claimed",
  ]);
});
