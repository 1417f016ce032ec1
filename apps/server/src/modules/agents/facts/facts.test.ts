import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { addMember, type TestMember } from "../../../../test/harness/member.ts";
import { operateByTwo } from "../../../../test/harness/operate.ts";
import { about, ending, placeBet, providerCall, seatedIn, type Table } from "../../../../test/harness/provider.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import type { World } from "../../../../test/harness/world.ts";
import { listBrokenInvariants } from "../../../ledger/broken-invariants.ts";
import { runIn } from "../../../platform/database/raw.ts";
import { joinParts } from "../../../platform/database/named-parts.ts";
import { addFact } from "./queries.ts";
import { wagerFacts } from "./schema.ts";

const newWorld = testDatabase();

let world: World;
let top: TestMember;
beforeAll(async () => {
  world = await newWorld();
  top = await addMember(world, 0n, { kind: 1, username: "facts_top" });
});

async function played({ seat }: Table, bet: string, won?: string, status: "settled" | "void" = "settled"): Promise<void> {
  const placed = await placeBet(world, seat, { amount: bet });
  if (won !== undefined) await providerCall(world, "win", about(seat, placed, won));
  const end = ending(seat, placed.roundId, bet, won ?? "0.00", status);
  expect(await providerCall(world, "endRound", end)).toMatchObject({ code: "ok" });
  expect(await providerCall(world, "endRound", end)).toMatchObject({ code: "ok", replayed: true });
}

const loadFacts = async ({ id }: TestMember) =>
  await world.system.db
    .select()
    .from(wagerFacts)
    .where(eq(wagerFacts.memberId, id))
    .orderBy(wagerFacts.settledAt, wagerFacts.line);
const broken = async () => (await listBrokenInvariants(world.system.db)).map(({ name }) => name);

it("is one a settled round, with the path of its acceptance", async () => {
  const table = await seatedIn(world, { uplineId: top.id, path: [top.id] });
  await played(table, "10.00", "25.00");
  world.advance(1000);
  await played(table, "20.00");
  world.advance(1000);
  await played(table, "30.00", undefined, "void");
  world.advance(1000);
  const open = await placeBet(world, table.seat, { amount: "5.00" });
  await operateByTwo(world, "members move", { brand: world.brand, member: table.member.username, reason: "Both asked" });
  await providerCall(world, "endRound", ending(table.seat, open.roundId, "5.00", "0.00"));
  const undone = await placeBet(world, table.seat, { amount: "7.00" });
  await providerCall(world, "rollback", about(table.seat, undone, "7.00"));
  await providerCall(world, "endRound", ending(table.seat, undone.roundId, "0.00", "0.00", "void"));
  const facts = await loadFacts(table.member);
  expect(facts).toMatchObject([
    { line: 1, version: 1, gameType: "RNG", book: "real", status: "won", stake: 1000n, payout: 2500n, validBet: 1000n },
    { status: "lost", stake: 2000n, payout: 0n, validBet: 2000n },
    { status: "void", stake: 0n, payout: 0n, validBet: 0n },
    { version: 1, status: "lost", stake: 500n, payout: 0n, validBet: 500n, countsAt: null },
  ]);
  expect(await broken()).toEqual([]);
});

it("is of the demo book, without a valid bet, for a trial account", async () => {
  const table = await seatedIn(world, { book: "demo", kind: 4 });
  await played(table, "10.00");
  expect(await loadFacts(table.member)).toMatchObject([{ book: "demo", stake: 1000n, validBet: 0n }]);
});

it("is taken back and written again when its round is settled again, and never changed", async () => {
  const table = await seatedIn(world, { uplineId: top.id, path: [top.id] });
  await played(table, "10.00", "25.00");
  const [first] = await loadFacts(table.member);
  if (!first) throw new Error("There is no fact");
  const run = runIn(world.system.db);
  const { memberId, betId, brand, gameType, book, status, stake, payout, validBet } = first;
  const settleAgain = async (change: { status?: "lost"; payout?: bigint }) => {
    const fact = { memberId, betId, brand, gameType, book, status, stake, payout, validBet, at: world.system.now(), ...change };
    const { text, values } = joinParts({ fact: addFact(fact) }, "select 1");
    await run(text, values);
  };
  await settleAgain({ status: "lost", payout: 0n });
  expect(await loadFacts(table.member)).toMatchObject([
    { line: 1, stake: 1000n, payout: 2500n, validBet: 1000n },
    { line: 2, status: "won", stake: -1000n, payout: -2500n, validBet: -1000n },
    { line: 3, status: "lost", stake: 1000n, payout: 0n, validBet: 1000n },
  ]);
  // The betting record says that the round was won: the facts disagree with it.
  expect(await broken()).toEqual([
    "Each settled round has its fact unless it is free, and the facts of a round sum to its record",
  ]);
  await settleAgain({});
  expect(await broken()).toEqual([]);
  await expect(run("update wager_facts set stake = 1 where member_id = $1", [first.memberId])).rejects.toThrow("wager_facts");
  await expect(run("delete from wager_facts where member_id = $1", [first.memberId])).rejects.toThrow("wager_facts");
});
