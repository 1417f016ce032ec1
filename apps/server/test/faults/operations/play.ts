import { SANDBOX_PROVIDER } from "@baize/api/provider/identity";
import { operateByTwo, requestFor } from "../../harness/operate.ts";
import {
  about,
  ending,
  vendorId,
  placeBet,
  providerCall,
  resettling,
  seatedIn,
  type Table,
  unsettling,
} from "../../harness/provider.ts";
import type { World } from "../../harness/world.ts";
import { operation } from "../operation.ts";
import { bonusIn } from "./offer.ts";

/** The game of every seat. */
const GAME = "test.slot";

const of = ({ member }: Table) => ({ member: member.id });
const stakeOf = ({ seat }: Table, amount: string) => ({
  ...seat,
  amount,
  roundId: vendorId("round"),
  transactionId: vendorId("bet"),
});

async function staked(world: World, amount: string) {
  const table = await seatedIn(world);
  return { table, bet: await placeBet(world, table.seat, { amount }) };
}

/** A round of ₹10.00 that has won ₹600.00 and was ended, and what takes its result back. */
async function settledWrongly(world: World) {
  const { table, bet } = await staked(world, "10.00");
  await providerCall(world, "win", about(table.seat, bet, "600.00"));
  const end = ending(table.seat, bet.roundId, "10.00", "600.00");
  await providerCall(world, "endRound", end);
  return { table, bet, end, body: unsettling(table.seat, end, "600.00") };
}

/** The same, of which the player has ₹90.00 left. */
async function spentWrongly(world: World) {
  const round = await settledWrongly(world);
  for (const amount of ["1000.00", "500.00"]) await placeBet(world, round.table.seat, { amount });
  return round;
}

/** A win of ₹2,000.01 on a game that pays ₹2,000.00 at once: what operators decide about it by two. */
const decided = (name: "wins approve" | "wins refuse", change: Record<string, string>) => async (world: World) => {
  await operateByTwo(world, "wins limit", { brand: world.brand, game: GAME, most: "2000.00" });
  const { table, bet } = await staked(world, "10.00");
  const win = about(table.seat, bet, "2000.01");
  await providerCall(world, "win", win);
  await providerCall(world, "endRound", ending(table.seat, bet.roundId, "10.00", "2000.01"));
  const id = await requestFor(world, name, { id: `${table.member.id}/${SANDBOX_PROVIDER.id}/${win.transactionId}` });
  const act = { way: "operator", request: { name: "requests approve", as: "ravi", input: { id } } } as const;
  return { act, who: of(table), change };
};

const creditOf = ({ seat }: Table, amount: string) => ({
  ...seat,
  transactionId: vendorId("credit"),
  type: "promotion",
  reason: "Spring draw",
  amount,
});

/** The calls of a provider, and decisions about them. */
export const playOperations = {
  "a bet": operation(["bet"], async (world) => {
    const table = await seatedIn(world);
    return { act: { way: "provider", call: "bet", body: stakeOf(table, "10.00") }, who: of(table), change: { cash: "-1000" } };
  }),
  "a win": operation(["win"], async (world) => {
    const { table, bet } = await staked(world, "10.00");
    const body = about(table.seat, bet, "25.00");
    return { act: { way: "provider", call: "win", body }, who: of(table), change: { cash: "2500" } };
  }),
  "a rollback": operation(["rollback"], async (world) => {
    const { table, bet } = await staked(world, "10.00");
    const body = about(table.seat, bet, "10.00");
    return { act: { way: "provider", call: "rollback", body }, who: of(table), change: { cash: "1000" } };
  }),
  "the end of a void round": operation(["rollback"], async (world) => {
    const { table, bet } = await staked(world, "10.00");
    const body = { ...ending(table.seat, bet.roundId, "10.00", "0.00", "void"), reason: "Match abandoned" };
    return { act: { way: "provider", call: "endRound", body }, who: of(table), change: { cash: "1000" } };
  }),
  "a result that is taken back": operation(["win-taken-back"], async (world) => {
    const { table, body } = await settledWrongly(world);
    return { act: { way: "provider", call: "unsettle", body }, who: of(table), change: { cash: "-60000" } };
  }),
  "a result that is taken back after its win was spent": operation(["win-taken-back", "debt-booked"], async (world) => {
    const { table, body } = await spentWrongly(world);
    return { act: { way: "provider", call: "unsettle", body }, who: of(table), change: { cash: "-9000" } };
  }),
  "a round that is settled by another result": operation(["win-taken-back", "win"], async (world) => {
    const { table, bet, end } = await settledWrongly(world);
    const body = resettling(table.seat, end, bet, { was: "600.00", won: "200.00" });
    return { act: { way: "provider", call: "resettle", body }, who: of(table), change: { cash: "-40000" } };
  }),
  "a round that is settled by another result after its win was spent": operation(["win", "win-taken-back"], async (world) => {
    const { table, bet, end } = await spentWrongly(world);
    const body = resettling(table.seat, end, bet, { was: "600.00", won: "700.00" });
    return { act: { way: "provider", call: "resettle", body }, who: of(table), change: { cash: "10000" } };
  }),
  "a right win of a member who owes the wrong one": operation(["win", "debt-collected"], async (world) => {
    const { table, bet, body } = await spentWrongly(world);
    await providerCall(world, "unsettle", body);
    const win = about(table.seat, bet, "700.00");
    // Of ₹700.00 that arrive, ₹510.00 are owed.
    return { act: { way: "provider", call: "win", body: win }, who: of(table), change: { cash: "19000" } };
  }),
  "the end of a round that is settled again": operation([], async (world) => {
    const { table, bet, body } = await settledWrongly(world);
    // The bonus comes after the bet, which therefore does not count towards it.
    world.advance(1);
    await bonusIn(world, table.token, { amount: "10000", times: 2, days: 7 });
    await providerCall(world, "unsettle", body);
    const end = ending(table.seat, bet.roundId, "10.00", "0.00");
    return { act: { way: "provider", call: "endRound", body: end }, who: of(table), change: {} };
  }),
  "a credit": operation(["credit"], async (world) => {
    const table = await seatedIn(world);
    return { act: { way: "provider", call: "credit", body: creditOf(table, "25.00") }, who: of(table), change: { cash: "2500" } };
  }),
  "a round's end that counts towards a bonus": operation([], async (world) => {
    const table = await seatedIn(world);
    await bonusIn(world, table.token, { amount: "10000", times: 2, days: 7 });
    const bet = await placeBet(world, table.seat, { amount: "50.00" });
    const body = ending(table.seat, bet.roundId, "50.00", "0.00");
    return { act: { way: "provider", call: "endRound", body }, who: of(table), change: { played: "5000" } };
  }),
  "a held win that is approved": operation(["win"], decided("wins approve", { cash: "200001" })),
  "a held win that is refused": operation([], decided("wins refuse", {})),
  "a win after the end of its round": operation(["win"], async (world) => {
    await operateByTwo(world, "vendors policy", { provider: SANDBOX_PROVIDER.id, lateWin: "pay" });
    const { table, bet } = await staked(world, "10.00");
    await providerCall(world, "endRound", ending(table.seat, bet.roundId, "10.00", "0.00"));
    const body = about(table.seat, bet, "25.00");
    return { act: { way: "provider", call: "win", body }, who: of(table), change: { cash: "2500" } };
  }),
  // One call: several would have a transaction each, and a cut between them leaves what is neither nothing nor the whole.
  "a bet in a bulk call": operation(["bet"], async (world) => {
    const table = await seatedIn(world);
    const calls = [{ operation: "bet", request: stakeOf(table, "10.00") }];
    return { act: { way: "provider", call: "bulk", body: { calls } }, who: of(table), change: { cash: "-1000" } };
  }),
} as const;
