import { about, ending, vendorId, placeBet, seatedIn, type Table } from "../../harness/provider.ts";
import type { World } from "../../harness/world.ts";
import { operation } from "../operation.ts";
import { bonusIn } from "./offer.ts";

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

/** The calls of a provider. */
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
    const body = ending(table.seat, bet.roundId, "10.00", "0.00", "void");
    return { act: { way: "provider", call: "endRound", body }, who: of(table), change: { cash: "1000" } };
  }),
  "a round's end that counts towards a bonus": operation([], async (world) => {
    const table = await seatedIn(world);
    await bonusIn(world, table.token, { amount: "10000", times: 2, days: 7 });
    const bet = await placeBet(world, table.seat, { amount: "50.00" });
    const body = ending(table.seat, bet.roundId, "50.00", "0.00");
    return { act: { way: "provider", call: "endRound", body }, who: of(table), change: { played: "5000" } };
  }),
} as const;
