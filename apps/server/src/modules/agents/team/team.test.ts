import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Client } from "@baize/api/client/client";
import type { InputOf } from "@baize/api/contract/contract";
import { clientFor } from "../../../../test/harness/bank.ts";
import { refusal } from "../../../../test/harness/client.ts";
import { addMember, type TestMember } from "../../../../test/harness/member.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import type { World } from "../../../../test/harness/world.ts";
import { members } from "../../identity/schema.ts";
import { pathClosure, pathVersions } from "../schema.ts";

const newWorld = testDatabase();

let world: World;
let top: TestMember;
let agent: TestMember;
let below: TestMember;
let player: TestMember;
let stranger: TestMember;

const join = async (upline: readonly TestMember[], rest: Partial<typeof members.$inferInsert> = {}) =>
  await addMember(world, 0n, { path: upline.map(({ id }) => id), uplineId: upline.at(-1)?.id ?? null, ...rest });

beforeAll(async () => {
  world = await newWorld();
  top = await addMember(world, 0n, { kind: 1, username: "vikram_top" });
  agent = await join([top], { kind: 2, username: "raj_mumbai" });
  below = await join([top, agent], { kind: 2, username: "meera_thane" });
  player = await join([top, agent, below], { username: "rohit.k", email: "rohit@example.in", mobile: "+919812345678" });
  stranger = await addMember(world, 0n, { kind: 1, username: "other_house" });
});

const by = async (who: TestMember): Promise<Client> => await clientFor(world, who);
const code = async (asked: Promise<unknown>) => (await refusal(asked)).code;
const accounts = ({ items }: { items: readonly { account: string }[] }) => items.map(({ account }) => account);

const daysAgo = (count: number) => new Date(world.system.now().getTime() - count * 86_400_000);
const signedIn = async (username: string, lastLoginAt: Date | null) =>
  await world.system.db.update(members).set({ lastLoginAt }).where(eq(members.username, username));

describe("an agent's team", () => {
  it("lists direct downlines, and on demand every level, with how many there are", async () => {
    const client = await by(top);
    const direct = await client.read("team.list", {});
    expect(accounts(direct)).toEqual(["raj_mumbai"]);
    expect(direct.size).toEqual({ direct: { count: 1, more: false }, all: { count: 3, more: false } });
    expect(direct.items[0]).toMatchObject({ type: 2, level: 1, status: "active", direct: { count: 1 } });
    const all = await client.read("team.list", { reach: "all" });
    expect(new Map(all.items.map(({ account, level }) => [account, level]))).toEqual(
      new Map([
        ["raj_mumbai", 1],
        ["meera_thane", 2],
        ["rohit.k", 3],
      ]),
    );
    const under = await client.read("team.list", { under: "RAJ_mumbai" });
    expect(accounts(under)).toEqual(["meera_thane"]);
    expect(under.items[0]?.level).toBe(2);
    expect(under.trail).toEqual([{ account: "raj_mumbai", level: 1 }]);
  });

  it("reads page by page, and filters by account, kind, status and days", async () => {
    const client = await by(top);
    const all = await client.read("team.list", { reach: "all" });
    const first = await client.read("team.list", { reach: "all", limit: 2 });
    const second = await client.read("team.list", { reach: "all", limit: 2, cursor: first.next ?? "" });
    expect([...first.items, ...second.items]).toEqual(all.items);
    expect([first.size === null, second.size, second.next]).toEqual([false, null, null]);
    expect(accounts(await client.read("team.list", { reach: "all", search: "THANE" }))).toEqual(["meera_thane"]);
    expect(accounts(await client.read("team.list", { reach: "all", search: "%" }))).toEqual([]);
    expect(accounts(await client.read("team.list", { reach: "all", type: 0 }))).toEqual(["rohit.k"]);
    expect(accounts(await client.read("team.list", { reach: "all", status: "suspended" }))).toEqual([]);
    const levels = await Promise.all([1, 2, 3].map(async (level) => await client.read("team.list", { reach: "all", level })));
    expect(levels.flatMap(accounts).toSorted()).toEqual(accounts(all).toSorted());
    expect(levels[1]?.items.map(({ level }) => level)).toEqual(levels[1]?.items.map(() => 2));
    expect(accounts(await client.read("team.list", { reach: "all", from: "2001-01-01", to: "2001-01-02" }))).toEqual([]);
    expect(await code(client.read("team.list", { cursor: "bm90aGluZw" }))).toBe("input.bad_cursor");
    // The cursor of one agent's list reads nothing of another's.
    const lost = await (await by(stranger)).read("team.list", { reach: "all", cursor: first.next ?? "" });
    expect(lost.items).toEqual([]);
  });

  it("filters by the last sign-in: within a week, within a month, and not since", async () => {
    const client = await by(top);
    const within = async (activity: "week" | "month" | "idle") =>
      accounts(await client.read("team.list", { reach: "all", activity }));
    const [one = "", two = "", three = "", ...rest] = accounts(await client.read("team.list", { reach: "all" }));
    for (const name of rest) await signedIn(name, null);
    await signedIn(one, daysAgo(1));
    await signedIn(two, daysAgo(20));
    await signedIn(three, daysAgo(31));
    expect(await within("week")).toEqual([one]);
    expect(await within("month")).toEqual([one, two]);
    expect(await within("idle")).toEqual([three, ...rest]);
  });

  it("filters below one account of the team, whose levels are counted from there", async () => {
    const client = await by(top);
    const listed = async (filters: Omit<InputOf<"team.list">, "under">) =>
      accounts(await client.read("team.list", { under: "raj_mumbai", reach: "all", ...filters }));
    // A branch of its own, which no list below the other account holds.
    const other = await join([top], { kind: 2, username: "farid_surat" });
    await join([top, other], { username: "thane_too", kind: 0 });
    expect((await listed({})).toSorted()).toEqual(["meera_thane", "rohit.k"]);
    expect(await listed({ search: "THANE" })).toEqual(["meera_thane"]);
    expect(await listed({ type: 0 })).toEqual(["rohit.k"]);
    expect(await listed({ type: 1 })).toEqual([]);
    expect(await listed({ level: 1 })).toEqual(["meera_thane"]);
    expect(await listed({ level: 2 })).toEqual(["rohit.k"]);
    expect(await listed({ level: 3 })).toEqual([]);
    await world.system.db.update(members).set({ status: "suspended" }).where(eq(members.username, "rohit.k"));
    expect(await listed({ status: "suspended" })).toEqual(["rohit.k"]);
    expect(await listed({ status: "active" })).toEqual(["meera_thane"]);
    await world.system.db.update(members).set({ status: "active" }).where(eq(members.username, "rohit.k"));
    await signedIn("meera_thane", daysAgo(1));
    await signedIn("rohit.k", null);
    expect(await listed({ activity: "week" })).toEqual(["meera_thane"]);
    expect(await listed({ activity: "idle" })).toEqual(["rohit.k"]);
    expect(await listed({ from: "2001-01-01", to: "2001-01-02" })).toEqual([]);
    const first = await client.read("team.list", { under: "raj_mumbai", reach: "all", limit: 1 });
    const rest = await client.read("team.list", { under: "raj_mumbai", reach: "all", limit: 1, cursor: first.next ?? "" });
    expect([...accounts(first), ...accounts(rest), rest.next]).toEqual([...(await listed({})), null]);
  });

  it("shows one account with the person masked, and nothing above the agent", async () => {
    const seen = await (await by(agent)).read("team.get", { account: "rohit.k" });
    expect(seen).toMatchObject({ level: 2, email: "r***@example.in", mobile: "***5678", openedBy: "self", all: { count: 0 } });
    expect(seen.trail.map(({ account }) => account)).toEqual(["meera_thane", "rohit.k"]);
    expect(JSON.stringify([seen, await (await by(agent)).read("team.list", { under: "meera_thane" })])).not.toContain("vikram");
  });

  it("answers an upline, a sibling's account, a stranger's and an unknown one alike", async () => {
    const client = await by(agent);
    await join([top], { username: "deepa_pune", kind: 2 });
    await join([stranger], { username: "their.player" });
    for (const account of ["vikram_top", "deepa_pune", "their.player", "other_house", "raj_mumbai", "nobody_here"]) {
      expect(await code(client.read("team.get", { account }))).toBe("auth.user_unknown");
      expect(await code(client.read("team.list", { under: account }))).toBe("auth.user_unknown");
    }
  });

  it("refuses a member who is no agent", async () => {
    const trial = await addMember(world, 0n, { kind: 4, book: "demo" });
    for (const who of [player, trial]) {
      const client = await by(who);
      expect(await code(client.read("team.list", {}))).toBe("auth.not_agent");
      expect(await code(client.read("team.get", { account: "rohit.k" }))).toBe("auth.not_agent");
    }
  });

  it("shows a sub-account the team of its agent, until that agent's account ends", async () => {
    const boss = await join([top], { kind: 2, username: "imran_nashik" });
    await join([top, boss], { username: "onkar_n" });
    const clerk = await join([top, boss], { kind: 42, username: "salma_desk" });
    const client = await by(clerk);
    expect(accounts(await client.read("team.list", {}))).toEqual(["salma_desk", "onkar_n"]);
    await world.system.db
      .update(members)
      .set({ status: "closed", username: "closed-abcdefabcdef" })
      .where(eq(members.id, boss.id));
    expect(await code(client.read("team.list", {}))).toBe("auth.not_agent");
    // What is below a closed agent stays in the team of the upline.
    const under = await (await by(top)).read("team.list", { under: "closed-abcdefabcdef" });
    expect(accounts(under)).toEqual(["salma_desk", "onkar_n"]);
    expect(await (await by(top)).read("team.get", { account: "closed-abcdefabcdef" })).toMatchObject({ status: "closed" });
  });

  it("keeps the version of each path, and one row below each upline", async () => {
    const { db } = world.system;
    const rows = await db.select().from(pathClosure).where(eq(pathClosure.memberId, player.id));
    expect(new Map(rows.map(({ ancestorId, depth }) => [ancestorId, depth]))).toEqual(
      new Map([
        [below.id, 1],
        [agent.id, 2],
        [top.id, 3],
      ]),
    );
    const [version] = await db.select().from(pathVersions).where(eq(pathVersions.memberId, player.id));
    expect(version).toMatchObject({ version: 1, uplineId: below.id, path: [top.id, agent.id, below.id] });
    const rewrite = db.update(pathVersions).set({ path: [] }).where(eq(pathVersions.memberId, player.id));
    await expect(rewrite).rejects.toThrow(/path_versions/);
  });
});
