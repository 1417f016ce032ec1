import { beforeEach, expect, it } from "vitest";
import { under } from "../../../../test/faults/fail-points.ts";
import { agreed } from "../../../../test/faults/operations/settlement.ts";
import { addMember, loadCommission, type TestMember } from "../../../../test/harness/member.ts";
import { operateByTwo } from "../../../../test/harness/operate.ts";
import { addStatement } from "../../../../test/harness/own-rows.ts";
import { giveCommission } from "../../../../test/harness/pay.ts";
import { playerBelow, playRound, settle } from "../../../../test/harness/play.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import type { World } from "../../../../test/harness/world.ts";
import { listBrokenInvariants } from "../../../ledger/broken-invariants.ts";

const newWorld = testDatabase();

let world: World;
let top: TestMember;
let first: TestMember;
let second: TestMember;
let below: TestMember;

const commissions = async () =>
  await Promise.all([top, first, second, below].map(async (one) => await loadCommission(world, one)));

/** The top owes ₹5.00 to each of two agents, of whom the first owes ₹1.00 to the agent below. The top has ₹2.00. */
beforeEach(async () => {
  world = await newWorld();
  top = await addMember(world, 0n, { kind: 1 });
  first = await addMember(world, 0n, { kind: 2, uplineId: top.id, path: [top.id] });
  second = await addMember(world, 0n, { kind: 2, uplineId: top.id, path: [top.id] });
  below = await addMember(world, 0n, { kind: 2, uplineId: first.id, path: [top.id, first.id] });
  await agreed(world, first, top, 50_000);
  await agreed(world, second, top, 50_000);
  await agreed(world, below, first, 10_000);
  await giveCommission(world, top, 200n);
  await playRound(world, await playerBelow(world, [top, first, below]), "100.00");
  await playRound(world, await playerBelow(world, [top, second]), "100.00");
  world.advance(600_000);
});

/** How many statements of SQL post moves while the job runs. */
async function countPostings(): Promise<number> {
  let postings = 0;
  const meet = (text: string) => {
    if (/insert into transfers/i.test(text)) postings += 1;
    return "go" as const;
  };
  await under({ meet }, async () => await settle(world));
  return postings;
}

/** Dividends of ₹10.00 that are due one after the other, and all of them by now. */
async function overdue(bills: readonly (readonly [payer: TestMember, payee: TestMember])[]): Promise<void> {
  for (const [place, [payer, payee]] of bills.entries())
    await addStatement(world, payee.id, payer.id, new Date(world.system.now().getTime() + place));
  world.advance(1000);
}

it("pays a whole run by one posting, each agent out of what it got before", async () => {
  expect([await countPostings(), await commissions()]).toEqual([1, [0n, 400n, 500n, 100n]]);
  await settle(world);
  expect([await commissions(), await listBrokenInvariants(world.system.db)]).toEqual([[0n, 400n, 500n, 100n], []]);
});

it("counts what the guarantee paid before in the same run against its size", async () => {
  await operateByTwo(world, "settlement guarantee set", { brand: world.brand, size: "7.99" });
  await settle(world);
  const paid = await commissions();
  // ₹3.00 of one agent and ₹5.00 of the other are lacking: the size covers one of the two.
  expect(paid).toEqual([0n, 400n, 0n, 100n]);
  await operateByTwo(world, "settlement guarantee set", { brand: world.brand, size: "8.00" });
  await settle(world);
  expect([await commissions(), await listBrokenInvariants(world.system.db)]).toEqual([[0n, 400n, 500n, 100n], []]);
});

it("pays all bills by one posting, each agent out of what the bills before it paid", async () => {
  await settle(world);
  await overdue([
    [top, first],
    [first, below],
    [top, second],
  ]);
  expect([await countPostings(), await commissions()]).toEqual([1, [0n, 400n, 1500n, 1100n]]);
  expect([await countPostings(), await listBrokenInvariants(world.system.db)]).toEqual([0, []]);
});

it("pays of several bills those that the size of the guarantee covers", async () => {
  await settle(world);
  await operateByTwo(world, "settlement guarantee set", { brand: world.brand, size: "18.00" });
  await overdue([
    [top, first],
    [top, second],
    [first, below],
  ]);
  await settle(world);
  expect([await commissions(), await listBrokenInvariants(world.system.db)]).toEqual([[0n, 400n, 500n, 1100n], []]);
});

it("repays the debts of all agents by one posting", async () => {
  await settle(world);
  await overdue([[second, below]]);
  await settle(world);
  await giveCommission(world, top, 300n);
  await giveCommission(world, second, 200n);
  expect([await countPostings(), await commissions()]).toEqual([1, [0n, 400n, 0n, 1100n]]);
  expect([await countPostings(), await listBrokenInvariants(world.system.db)]).toEqual([0, []]);
});
