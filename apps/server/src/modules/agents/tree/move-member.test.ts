import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { AgentTree, daily, weekly } from "../../../../test/harness/agent-tree.ts";
import { clientFor } from "../../../../test/harness/bank.ts";
import { addMember, type TestMember } from "../../../../test/harness/member.ts";
import { operate, operateByTwo } from "../../../../test/harness/operate.ts";
import { placeBet, seatedIn } from "../../../../test/harness/provider.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import type { World } from "../../../../test/harness/world.ts";
import { bets } from "../../gaming/play-schema.ts";
import { audit } from "../../../platform/schema.ts";
import { members } from "../../identity/schema.ts";
import { inbox } from "../../inbox/schema.ts";
import { pathClosure, pathVersions } from "../schema.ts";

const newWorld = testDatabase();

let world: World;
let top: TestMember;
let left: TestMember;
let right: TestMember;
let moved: TestMember;

const join = async (upline: readonly TestMember[], username: string, kind = 2) =>
  await addMember(world, 0n, { username, kind, path: upline.map(({ id }) => id), uplineId: upline.at(-1)?.id ?? null });

beforeAll(async () => {
  world = await newWorld();
  top = await join([], "vikram_top", 1);
  left = await join([top], "left_agent");
  right = await join([top], "right_agent");
  moved = await join([top, left], "moved_agent");
});

const move = async (input: object) =>
  await operateByTwo(world, "members move", { brand: world.brand, reason: "Asked by both agents", ...input });
const said = async (input: object) => {
  const answer = await move(input);
  return answer.ok ? answer.value : answer.says;
};
const team = async (who: TestMember) => {
  const { items } = await (await clientFor(world, who)).read("team.list", { reach: "all" });
  return items.map(({ account, level }) => `${account} ${level}`).toSorted();
};

describe("moving a member", () => {
  it("needs two operators, and moves all members below too", async () => {
    const path = [top.id, left.id, moved.id];
    const { seat } = await seatedIn(world, { uplineId: moved.id, path, username: "bets_below" });
    await placeBet(world, seat, { amount: "100.00" });
    const asked = await operate(world, "members move", {
      brand: world.brand,
      member: "moved_agent",
      reason: "Both asked",
      under: "right_agent",
    });
    expect(asked).toMatchObject({ ok: true, value: { request: expect.any(String) } });
    expect(await team(left)).toEqual(["bets_below 2", "moved_agent 1"]);
    expect(await said({ member: "moved_agent", under: "right_agent" })).toEqual({
      member: "moved_agent",
      under: "right_agent",
      moved: 2,
      contractsEnded: 0,
    });
    expect(await team(left)).toEqual([]);
    expect(await team(right)).toEqual(["bets_below 2", "moved_agent 1"]);
    expect(await team(top)).toEqual(["bets_below 3", "left_agent 1", "moved_agent 2", "right_agent 1"]);
    // The bet of before belongs to the former path; the next one to the new path.
    await placeBet(world, seat, { amount: "100.00" });
    const { db } = world.system;
    const [player] = await db.select().from(members).where(eq(members.username, "bets_below"));
    expect(player).toMatchObject({ pathVersion: 2, uplineId: moved.id, path: [top.id, right.id, moved.id] });
    const played = await db
      .select()
      .from(bets)
      .where(eq(bets.memberId, player?.id ?? ""))
      .orderBy(bets.pathVersion);
    expect(played.map(({ pathVersion }) => pathVersion)).toEqual([1, 2]);
    const versions = await db
      .select()
      .from(pathVersions)
      .where(eq(pathVersions.memberId, player?.id ?? ""));
    expect(new Map(versions.map(({ version, path: had }) => [version, had]))).toEqual(
      new Map([
        [1, path],
        [2, [top.id, right.id, moved.id]],
      ]),
    );
    const former = and(eq(pathClosure.ancestorId, left.id), eq(pathClosure.memberId, player?.id ?? ""));
    expect(await db.select().from(pathClosure).where(former)).toMatchObject([{ version: 1, depth: 2, isCurrent: false }]);
  });

  it("goes to the top, and to no account that may not have it", async () => {
    expect(await said({ member: "moved_agent" })).toMatchObject({ under: null });
    expect(await team(right)).toEqual([]);
    expect(await said({ member: "moved_agent" })).toBe("It is there already.");
    expect(await said({ member: "moved_agent", under: "moved_agent" })).toBe("A member cannot be below their own account.");
    await said({ member: "right_agent", under: "moved_agent" });
    expect(await said({ member: "moved_agent", under: "right_agent" })).toBe("A member cannot be below their own account.");
    expect(await said({ member: "moved_agent", under: "bets_below" })).toBe("bets_below is no agent.");
    expect(await said({ member: "nobody_here" })).toContain("There is no member");
    const above = [moved, right];
    for (const name of ["deep_3", "deep_4", "deep_5", "deep_6", "deep_7"]) above.push(await join(above, name));
    expect(await said({ member: "moved_agent", under: "left_agent" })).toBe("The tree of the brand has no level for it there.");
  });

  it("keeps whoever registers meanwhile below the same agent", async () => {
    const [a, b] = [await join([top], "agent_a"), await join([top], "agent_b")];
    const chief = await join([top, a], "chief_a");
    const client = await clientFor(world, chief);
    const password = "first-password-of-nine";
    const opening = (account: string) =>
      client.write(
        "team.open",
        { account, type: 0, password, confirmPassword: password, agreement: true },
        { key: account.padEnd(36, "0") },
      );
    await Promise.all([opening("meanwhile1"), move({ member: "chief_a", under: "agent_b" }), opening("meanwhile2")]);
    expect(await team(a)).toEqual([]);
    expect(await team(b)).toEqual(["chief_a 1", "meanwhile1 2", "meanwhile2 2"]);
  });
});

describe("the contracts of a moved member", () => {
  it("end with the former upline, with everything below them, and each person is notified", async () => {
    const tree = await AgentTree.open(world);
    const { top: chief, middle, low } = tree;
    await tree.brandContract(daily(9000));
    await tree.agree(chief, middle, daily(8000));
    await tree.agree(middle, low, daily(7000));
    await tree.brandContract(weekly(400_000));
    const offered = await tree.offer(chief, middle, weekly(300_000));
    const moving = { member: middle.username, under: right.username };
    expect(await said(moving)).toMatchObject({ moved: 2, contractsEnded: 2 });
    const states = async (who: TestMember) => {
      const { items } = await tree.by(who).read("contracts.list", {});
      return items.filter(({ side }) => side === "upline").map(({ type, state, endsAt }) => [type, state, endsAt !== null]);
    };
    expect(await states(middle)).toEqual([
      ["dividend", "withdrawn", false],
      ["daily", "cancelled", true],
    ]);
    expect(await states(low)).toEqual([["daily", "cancelled", true]]);
    expect(await tree.running(chief)).toEqual([400_000, 9000]);
    // The end of a window that was not yet begun is its start: it never counts.
    const [own] = (await tree.by(middle).read("contracts.list", { state: "cancelled", side: "upline" })).items;
    expect(own?.endsAt).toBe(own?.startsAt);
    const titles = async ({ id }: TestMember) => {
      const letters = await world.system.db.select().from(inbox).where(eq(inbox.memberId, id));
      return letters.map(({ texts }) => texts.EN?.title);
    };
    expect(await titles(middle)).toEqual(expect.arrayContaining(["Contract ends: Daily salary", "Contract ends: Dividend"]));
    expect(await titles(chief)).toEqual(expect.arrayContaining(["Contract ends: Daily salary", "Contract ends: Dividend"]));
    expect(await titles(low)).toContain("Contract cancelled: Daily salary");
    const moves = and(eq(audit.memberId, middle.id), eq(audit.action, "member.move"));
    const [line] = await world.system.db.select().from(audit).where(moves);
    expect(line?.details).toMatchObject({ contracts: { ended: [own?.id, expect.any(String)], withdrawn: [offered.id] } });
    // Nothing of the former upline keeps the new one from an offer.
    await tree.signIn(right);
    const request = await tree.offer(middle, undefined, daily(100));
    expect(request).toMatchObject({ state: "offered", side: "upline" });
  });
});
