import { expect, it } from "vitest";
import { SANDBOX_PROVIDER } from "@baize/api/provider/identity";
import { AgentTree, weekly } from "../../../../test/harness/agent-tree.ts";
import { freeBet, grantRounds } from "../../../../test/harness/free-rounds.ts";
import { signIn, type TestMember } from "../../../../test/harness/member.ts";
import { operateByTwo } from "../../../../test/harness/operate.ts";
import { playerBelow, playRound, settle } from "../../../../test/harness/play.ts";
import {
  about,
  ending,
  providerCall,
  resettling,
  type Table,
  takeSeat,
  unsettling,
  vendorId,
} from "../../../../test/harness/provider.ts";
import { asProduct } from "../../../../test/harness/record-statements.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import type { World } from "../../../../test/harness/world.ts";
import { listBrokenInvariants } from "../../../ledger/broken-invariants.ts";
import { joinParts } from "../../../platform/database/named-parts.ts";
import { runIn } from "../../../platform/database/raw.ts";
import { rollUpPlay } from "../play-hours/roll-up-play.ts";
import { rollUpDays } from "../team-days/roll-up-days.ts";
import { addFact, addMissingFacts } from "./queries.ts";

const newWorld = testDatabase();

const HOUR = 3_600_000;
const MONDAY = Date.parse("2026-11-30T10:00:00Z");
const WEEK = 168 * HOUR;
const DAYS = { from: "2026-11-30", to: "2026-12-06" };

const broken = async ({ system }: World) => (await listBrokenInvariants(system.db)).map(({ name }) => name);

async function seated(world: World, member: TestMember): Promise<Table> {
  const token = await signIn(world, member);
  const table = { world, member, token, seat: await takeSeat(world, token) };
  await grantRounds(table);
  return table;
}

/** All that the agent at the top is shown of its team. */
async function loadReports({ by, top }: { by: AgentTree["by"]; top: TestMember }) {
  const client = by(top);
  const overview = await client.read("teamReports.overview", DAYS);
  const profitLoss = await client.read("teamReports.profitLoss", DAYS);
  const trends = await client.read("teamReports.trends", DAYS);
  const bets = await client.read("teamReports.bets", {});
  const won = await client.read("teamReports.bets", { status: "won" });
  return { overview, profitLoss, trends, bets, won };
}

/** A call of the provider, which is accepted. */
async function accepted(...call: Parameters<typeof providerCall>): Promise<void> {
  expect(await providerCall(...call)).toMatchObject({ code: "ok" });
}

/** A free round up to its end; returns its bet and the call that ended it. */
async function wonRound(table: Table, won: string) {
  const { world, seat } = table;
  const bet = await freeBet(table);
  await accepted(world, "win", about(seat, bet, won));
  const end = ending(seat, bet.roundId, "0.00", won);
  await accepted(world, "endRound", end);
  return { bet, end };
}

/** What may become of a free round, one after the other; `step` follows each. */
async function playAll(table: Table, step: (name: string) => Promise<void>): Promise<void> {
  const { world, seat, member } = table;
  const first = await wonRound(table, "35.00");
  await step("won");
  await accepted(world, "win", about(seat, first.bet, "5.00"));
  await step("won more after its end");
  await accepted(world, "unsettle", unsettling(seat, first.end, "40.00"));
  await step("opened again");
  await accepted(world, "win", about(seat, first.bet, "20.00"));
  const anew = ending(seat, first.bet.roundId, "0.00", "20.00");
  await accepted(world, "endRound", anew);
  await step("settled again");
  await accepted(world, "resettle", resettling(seat, anew, first.bet, { was: "20.00", won: "45.00", staked: "0.00" }));
  await step("settled by another result");
  const held = await freeBet(table);
  const win = about(seat, held, "60.00", vendorId("win"));
  await accepted(world, "win", win);
  await accepted(world, "endRound", ending(seat, held.roundId, "0.00", "60.00"));
  await step("held");
  const id = `${member.owner.id}/${SANDBOX_PROVIDER.id}/${win.transactionId}`;
  expect(await operateByTwo(world, "wins approve", { id })).toMatchObject({ ok: true });
  await step("paid by an operator");
  const lost = await freeBet(table);
  await accepted(world, "endRound", ending(seat, lost.roundId, "0.00", "0.00"));
  await step("lost");
  const unplayed = await freeBet(table);
  await accepted(world, "endRound", ending(seat, unplayed.roundId, "0.00", "0.00", "void"));
  await step("void");
}

/** The steps after which every invariant is checked: each check reads the whole database. */
const CHECKED_AT = new Set(["won", "opened again", "settled by another result", "paid by an operator", "void", "summed by day"]);

/** A team with a dividend contract, in which a player has lost ₹100.00 of stakes. */
async function openTeam() {
  const world = await newWorld();
  const tree = await AgentTree.open(world);
  const { top, middle } = tree;
  await tree.moveTo(MONDAY - 100 * HOUR);
  const player = await playerBelow(world, [top, middle]);
  const guest = await playerBelow(world, [top, middle]);
  await tree.brandContract(weekly(400_000));
  await tree.moveTo(MONDAY);
  await playRound(world, player, "100.00");
  await operateByTwo(world, "vendors policy", { provider: SANDBOX_PROVIDER.id, lateWin: "pay" });
  await operateByTwo(world, "wins limit", { brand: world.brand, game: "test.slot", most: "50.00" });
  return { world, tree, top, player, guest };
}

it("changes nothing that the agents above a player are shown and paid by, whatever becomes of a free round", async () => {
  const { world, tree, top, player, guest } = await openTeam();
  const { db } = world.system;
  const reports = async () => await loadReports({ by: (who) => tree.by(who), top });
  const before = await reports();
  expect(before.overview.now).toMatchObject({ active: 1, winLoss: { amount: "-100.00" } });
  expect(before.bets).toMatchObject({ items: [{ account: player.username, isFree: false }], totals: { count: 1 } });
  const step = async (name: string) => {
    const found = CHECKED_AT.has(name) ? await broken(world) : [];
    expect({ name, found, ...(await reports()) }).toEqual({ name, found: [], ...before });
  };
  // A guest of the team who has placed no other bet.
  await wonRound(await seated(world, guest), "15.00");
  await step("won by another");
  await playAll(await seated(world, player), step);
  await addMissingFacts(db, world.brand);
  await asProduct(async () => await rollUpDays(db));
  await asProduct(async () => await rollUpPlay(db));
  await step("summed by day");
  await wonRound(await seated(world, guest), "25.00");
  await step("won after the sums");
  await tree.moveTo(MONDAY + WEEK);
  await settle(world);
  const client = tree.by(top);
  const { items } = await client.read("income.list", { way: "received" });
  expect(items).toMatchObject([{ type: "dividend", amount: { amount: "40.00" } }]);
  const id = items[0]?.id ?? "";
  const lines = await client.read("income.lines", { id });
  expect(lines.items).toMatchObject([{ base: { amount: "100.00" } }]);
  const wagers = await client.read("income.wagers", { id, line: lines.items[0]?.line ?? -1 });
  expect(wagers.totals).toMatchObject({ count: 1, counted: { amount: "100.00" } });
  expect(await broken(world)).toEqual([]);
});

it("finds a fact of a free round, which must have none", async () => {
  const { world, player } = await openTeam();
  await wonRound(await seated(world, player), "35.00");
  const run = runIn(world.system.db);
  const [bet] = (await run("select id from bets where member_id = $1 and campaign is not null", [player.id])).rows;
  const { text, values } = joinParts(
    {
      fact: addFact({
        memberId: player.id,
        betId: String(bet?.id),
        brand: world.brand,
        gameType: "RNG",
        book: "real",
        status: "won",
        stake: 0n,
        payout: 3500n,
        validBet: 0n,
        at: world.system.now(),
      }),
    },
    "select 1",
  );
  expect(await broken(world)).toEqual([]);
  await run(text, values);
  expect(await broken(world)).toEqual([
    "Each settled round has its fact unless it is free, and the facts of a round sum to its record",
  ]);
});
