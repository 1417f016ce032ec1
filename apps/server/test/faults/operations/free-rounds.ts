import { SANDBOX_PROVIDER } from "@baize/api/provider/identity";
import { freeBet, grantOf, grantRounds } from "../../harness/free-rounds.ts";
import { operateByTwo, requestFor } from "../../harness/operate.ts";
import { about, ending, providerCall, resettling, seatedIn, unsettling, vendorId } from "../../harness/provider.ts";
import type { World } from "../../harness/world.ts";
import { operation } from "../operation.ts";

/** A member at the slot with free rounds. */
async function granted(world: World) {
  const table = await seatedIn(world);
  await grantRounds(table);
  return { table, seat: table.seat, who: { member: table.member.id } };
}

/** The same, with a bet on one of them. */
async function played(world: World) {
  const at = await granted(world);
  return { ...at, bet: await freeBet(at.table) };
}

/** The same, which has won ₹35.00 and was ended. */
async function wonAndEnded(world: World) {
  const round = await played(world);
  await providerCall(world, "win", about(round.seat, round.bet, "35.00"));
  const end = ending(round.seat, round.bet.roundId, "0.00", "35.00");
  await providerCall(world, "endRound", end);
  return { ...round, end };
}

/** What operators and a provider do with free rounds. */
export const freeRoundOperations = {
  "a grant of free rounds that two operators approve": operation([], async (world) => {
    const table = await seatedIn(world);
    const id = await requestFor(world, "free-rounds grant", grantOf(table));
    const act = { way: "operator", request: { name: "requests approve", as: "ravi", input: { id } } } as const;
    return { act, who: { member: table.member.id }, change: {} };
  }),
  "a free round": operation([], async (world) => {
    const { table, seat, who } = await granted(world);
    const ids = { roundId: vendorId("round"), transactionId: vendorId("bet") };
    const body = { ...seat, ...ids, amount: "0.00", campaign: grantOf(table).campaign };
    return { act: { way: "provider", call: "bet", body }, who, change: {} };
  }),
  "a win of a free round": operation(["win", "free-win"], async (world) => {
    const { seat, bet, who } = await played(world);
    return { act: { way: "provider", call: "win", body: about(seat, bet, "35.00") }, who, change: { cash: "3500" } };
  }),
  "a rollback of a free round": operation([], async (world) => {
    const { seat, bet, who } = await played(world);
    return { act: { way: "provider", call: "rollback", body: about(seat, bet, "0.00") }, who, change: {} };
  }),
  "a free round whose result is taken back": operation(["win-taken-back", "free-win-returned"], async (world) => {
    const { seat, end, who } = await wonAndEnded(world);
    return { act: { way: "provider", call: "unsettle", body: unsettling(seat, end, "35.00") }, who, change: { cash: "-3500" } };
  }),
  "a free round that is settled by another result": operation(
    ["win", "win-taken-back", "free-win", "free-win-returned"],
    async (world) => {
      const { seat, bet, end, who } = await wonAndEnded(world);
      const body = resettling(seat, end, bet, { was: "35.00", won: "20.00", staked: "0.00" });
      return { act: { way: "provider", call: "resettle", body }, who, change: { cash: "-1500" } };
    },
  ),
  "a win of a free round that two operators approve": operation(["win", "free-win"], async (world) => {
    await operateByTwo(world, "wins limit", { brand: world.brand, game: "test.slot", most: "2000.00" });
    const { table, seat, bet, who } = await played(world);
    const win = about(seat, bet, "2000.01");
    await providerCall(world, "win", win);
    const id = await requestFor(world, "wins approve", { id: `${table.member.id}/${SANDBOX_PROVIDER.id}/${win.transactionId}` });
    const act = { way: "operator", request: { name: "requests approve", as: "ravi", input: { id } } } as const;
    return { act, who, change: { cash: "200001" } };
  }),
} as const;
