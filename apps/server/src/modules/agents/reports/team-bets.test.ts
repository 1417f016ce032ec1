import { beforeAll, describe, expect, it } from "vitest";
import type { Client } from "@baize/api/client/client";
import type { InputOf, OutputOf } from "@baize/api/contract/contract";
import { clientFor } from "../../../../test/harness/bank.ts";
import { refusal } from "../../../../test/harness/client.ts";
import { addMember, type TestMember } from "../../../../test/harness/member.ts";
import { operateByTwo } from "../../../../test/harness/operate.ts";
import { about, ending, placeBet, providerCall, seatedIn, type Table } from "../../../../test/harness/provider.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import type { World } from "../../../../test/harness/world.ts";

const newWorld = testDatabase();

let world: World;
let top: TestMember;
let agent: TestMember;
let other: TestMember;
let player: Table;
let direct: Table;

const seat = async (username: string, upline: readonly TestMember[], kind = 0) =>
  await seatedIn(world, { username, kind, uplineId: upline.at(-1)?.id ?? null, path: upline.map(({ id }) => id) });

/** A round of ten rupees that pays this much; without it the round stays open. */
async function play({ seat: at }: Table, paid?: string): Promise<void> {
  world.advance(1000);
  const bet = await placeBet(world, at);
  if (paid === undefined) return;
  if (paid !== "0.00") await providerCall(world, "win", about(at, bet, paid));
  await providerCall(world, "endRound", ending(at, bet.roundId, "10.00", paid));
}

beforeAll(async () => {
  world = await newWorld();
  top = await addMember(world, 0n, { kind: 1, username: "vikram_top" });
  agent = await addMember(world, 0n, { kind: 2, username: "raj_mumbai", uplineId: top.id, path: [top.id] });
  other = await addMember(world, 0n, { kind: 2, username: "deepa_pune", uplineId: top.id, path: [top.id] });
  player = await seat("rohit.k", [top, agent]);
  direct = await seat("asha.p", [top]);
  await play(player, "0.00");
  await play(player, "35.00");
  await play(direct, "0.00");
  await play(direct);
  await play(await seat("stranger.s", []), "0.00");
});

const by = async (who: TestMember): Promise<Client> => await clientFor(world, who);
const read = async (who: TestMember, input: InputOf<"teamReports.bets"> = {}) =>
  await (await by(who)).read("teamReports.bets", input);
const code = async (asked: Promise<unknown>) => (await refusal(asked)).code;
const summary = ({ items }: OutputOf<"teamReports.bets">) => items.map(({ account, level, status }) => [account, level, status]);

describe("the bets of a team", () => {
  it("lists those of every level, the newest first, with the sums of exactly these rows", async () => {
    const all = await read(top);
    expect(summary(all)).toEqual([
      ["asha.p", 1, "open"],
      ["asha.p", 1, "lost"],
      ["rohit.k", 2, "won"],
      ["rohit.k", 2, "lost"],
    ]);
    expect(all.totals).toMatchObject({
      count: 4,
      stake: { amount: "40.00" },
      payout: { amount: "35.00" },
      net: { amount: "5.00" },
    });
    expect(all.totals?.validBet.amount).toBe("30.00");
    const first = await read(top, { limit: 3 });
    const rest = await read(top, { limit: 3, cursor: first.next ?? "" });
    expect([...first.items, ...rest.items]).toEqual(all.items);
    expect([first.totals, rest.totals, rest.next]).toEqual([all.totals, null, null]);
  });

  it("filters by person, branch, level, game, vendor, status and days, totals included", async () => {
    const sums = async (input: InputOf<"teamReports.bets">) => {
      const { items, totals } = await read(top, input);
      expect(items).toHaveLength(totals?.count ?? -1);
      return [totals?.count, totals?.net.amount];
    };
    expect(await sums({ account: "ROHIT.k" })).toEqual([2, "15.00"]);
    expect(await sums({ account: "raj_mumbai" })).toEqual([0, "0.00"]);
    expect(await sums({ account: "raj_mumbai", reach: "branch" })).toEqual([2, "15.00"]);
    expect(await sums({ level: 1 })).toEqual([2, "-10.00"]);
    expect(await sums({ level: 2, status: "won" })).toEqual([1, "25.00"]);
    const [bet] = (await read(top, { level: 1 })).items;
    expect(await sums({ category: "RNG", vassalage: bet?.vassalage })).toEqual([4, "5.00"]);
    expect(await sums({ category: "LIVE" })).toEqual([0, "0.00"]);
    expect(await sums({ search: bet?.roundId })).toEqual([1, "0.00"]);
    expect(await sums({ from: "2001-01-01", to: "2001-01-02" })).toEqual([0, "0.00"]);
  });

  it("holds nothing above the reader, nothing of another team, and not the reader's own", async () => {
    expect(summary(await read(agent))).toEqual([
      ["rohit.k", 1, "won"],
      ["rohit.k", 1, "lost"],
    ]);
    expect((await read(other)).items).toEqual([]);
    for (const account of ["vikram_top", "asha.p", "stranger.s", "raj_mumbai", "no_such_name"])
      expect(await code(read(agent, { account }))).toBe("auth.user_unknown");
    // The cursor of one agent's list reads nothing of another's.
    expect((await read(other, { cursor: (await read(top, { limit: 1 })).next ?? "" })).items).toEqual([]);
    expect(await code(read(agent, { cursor: "bm90aGluZw" }))).toBe("input.bad_cursor");
  });

  it("is for agents, and for sub-accounts as that of their agent", async () => {
    expect(await code((await by(player.member)).read("teamReports.bets", {}))).toBe("auth.not_agent");
    const clerk = await addMember(world, 0n, { kind: 42, uplineId: agent.id, path: [top.id, agent.id] });
    expect((await read(clerk)).items).toEqual((await read(agent)).items);
  });

  it("keeps a bet in the team of its acceptance when its member moves", async () => {
    const before = await read(agent);
    await operateByTwo(world, "members move", {
      brand: world.brand,
      member: "rohit.k",
      under: "deepa_pune",
      reason: "Both asked",
    });
    await play(player, "0.00");
    expect((await read(agent)).items).toEqual(before.items);
    expect((await read(agent, { account: "rohit.k" })).totals?.count).toBe(2);
    expect(summary(await read(other))).toEqual([["rohit.k", 1, "lost"]]);
    expect((await read(top, { account: "rohit.k" })).totals?.count).toBe(3);
    expect((await read(top, { account: "raj_mumbai", reach: "branch" })).totals?.count).toBe(2);
  });
});
