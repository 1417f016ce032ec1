import { operateByTwo, requestFor } from "../../harness/operate.ts";
import { SANDBOX_PROVIDER } from "@baize/api/provider/identity";
import { about, ending, placeBet, providerCall, resettling, seatedIn, unsettling, vendorId } from "../../harness/provider.ts";
import type { World } from "../../harness/world.ts";
import { operation } from "../operation.ts";

const share = { id: "harbour", amount: "0.10" } as const;
const prize = { id: "harbour", amount: "500.00" } as const;

/** A bet of ₹10.00, of which ₹0.10 went into the pot. */
async function shared(world: World) {
  const table = await seatedIn(world);
  const bet = await placeBet(world, table.seat, { amount: "10.00", pot: share });
  return { table, seat: table.seat, bet, who: { member: table.member.id } };
}

/** The same, which has won ₹600.00, ₹500.00 of them out of the pot, and was ended. */
async function wonAndEnded(world: World) {
  const round = await shared(world);
  await providerCall(world, "win", { ...about(round.seat, round.bet, "600.00"), pot: prize });
  const end = ending(round.seat, round.bet.roundId, "10.00", "600.00");
  await providerCall(world, "endRound", end);
  return { ...round, end };
}

/** A provider's calls on a pot. The player's money moves as without one. */
export const potOperations = {
  "a bet with a share of a pot": operation(["bet", "pot-share"], async (world) => {
    const { seat, member } = await seatedIn(world);
    const ids = { roundId: vendorId("round"), transactionId: vendorId("bet") };
    const body = { ...seat, ...ids, amount: "10.00", pot: share };
    return { act: { way: "provider", call: "bet", body }, who: { member: member.id }, change: { cash: "-1000" } };
  }),
  "a win out of a pot": operation(["win", "pot-win"], async (world) => {
    const { seat, bet, who } = await shared(world);
    const body = { ...about(seat, bet, "600.00"), pot: prize };
    return { act: { way: "provider", call: "win", body }, who, change: { cash: "60000" } };
  }),
  "a rollback of a bet with a share of a pot": operation(["rollback", "pot-share-returned"], async (world) => {
    const { seat, bet, who } = await shared(world);
    return { act: { way: "provider", call: "rollback", body: about(seat, bet, "10.00") }, who, change: { cash: "1000" } };
  }),
  "the end of a void round with a share of a pot": operation(["rollback", "pot-share-returned"], async (world) => {
    const { seat, bet, who } = await shared(world);
    const body = ending(seat, bet.roundId, "10.00", "0.00", "void");
    return { act: { way: "provider", call: "endRound", body }, who, change: { cash: "1000" } };
  }),
  "a result with a win out of a pot that is taken back": operation(["win-taken-back", "pot-win-returned"], async (world) => {
    const { seat, end, who } = await wonAndEnded(world);
    return { act: { way: "provider", call: "unsettle", body: unsettling(seat, end, "600.00") }, who, change: { cash: "-60000" } };
  }),
  "a round with a win out of a pot that is settled by another result": operation(
    ["win", "win-taken-back", "pot-win-returned"],
    async (world) => {
      const { seat, bet, end, who } = await wonAndEnded(world);
      const body = resettling(seat, end, bet, { was: "600.00", won: "200.00" });
      return { act: { way: "provider", call: "resettle", body }, who, change: { cash: "-40000" } };
    },
  ),
  "a round that is settled by another result with a win out of a pot": operation(
    ["win", "win-taken-back", "pot-win", "pot-win-returned"],
    async (world) => {
      const { seat, bet, end, who } = await wonAndEnded(world);
      const right = { was: "600.00", won: "200.00", pot: { ...prize, amount: "100.00" } };
      return {
        act: { way: "provider", call: "resettle", body: resettling(seat, end, bet, right) },
        who,
        change: { cash: "-40000" },
      };
    },
  ),
  "a win out of a pot that two operators approve": operation(["win", "pot-win"], async (world) => {
    await operateByTwo(world, "wins limit", { brand: world.brand, game: "test.slot", most: "2000.00" });
    const { table, seat, bet, who } = await shared(world);
    const win = { ...about(seat, bet, "2000.01"), pot: prize };
    await providerCall(world, "win", win);
    const id = await requestFor(world, "wins approve", {
      id: `${table.member.id}/${SANDBOX_PROVIDER.id}/${win.transactionId}`,
    });
    const act = { way: "operator", request: { name: "requests approve", as: "ravi", input: { id } } } as const;
    return { act, who, change: { cash: "200001" } };
  }),
} as const;
