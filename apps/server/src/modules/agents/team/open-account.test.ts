import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Client } from "@baize/api/client/client";
import type { InputOf } from "@baize/api/contract/contract";
import { clientFor } from "../../../../test/harness/bank.ts";
import { clientOf, refusal } from "../../../../test/harness/client.ts";
import { registerWork } from "../../../../test/harness/human.ts";
import { addMember, type TestMember } from "../../../../test/harness/member.ts";
import { operateByTwo } from "../../../../test/harness/operate.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import type { World } from "../../../../test/harness/world.ts";
import { brands } from "../../../platform/brand/schema.ts";
import { members } from "../../identity/schema.ts";

const newWorld = testDatabase();
const FIRST = "first-password-of-nine";
const OWN = "three-quiet-elephants";

let world: World;
let general: TestMember;
let agent: TestMember;
let client: Client;

beforeAll(async () => {
  world = await newWorld();
  general = await addMember(world, 0n, { kind: 1, username: "vikram_top" });
  agent = await addMember(world, 0n, { kind: 2, username: "raj_mumbai", uplineId: general.id, path: [general.id] });
  client = await clientFor(world, agent);
});

const good = { account: "newperson1", type: 0 as const, password: FIRST, confirmPassword: FIRST, agreement: true as const };
const open = async (input: Partial<InputOf<"team.open">>, who = client, key = randomUUID()) =>
  await who.write("team.open", { ...good, ...input }, { key });
const code = async (asked: Promise<unknown>) => (await refusal(asked)).code;
const loadRow = async (username: string) =>
  (await world.system.db.select().from(members).where(eq(members.username, username)))[0];

const add = async (input: object = {}, who = client) => await who.write("team.addLink", input, { key: randomUUID() });
const join = async (affiliateCode: string, username: string) =>
  await clientOf(world).write(
    "register.create",
    {
      username,
      password: OWN,
      confirmPassword: OWN,
      birthday: "1990-04-12",
      agreement: true,
      affiliateCode,
      ...(await registerWork(clientOf(world))),
    },
    { key: randomUUID() },
  );

describe("opening an account of the team", () => {
  it("stores it directly below the agent, whoever asks twice", async () => {
    const key = randomUUID();
    const [opened, again] = [await open({}, client, key), await open({}, client, key)];
    expect(again).toEqual(opened);
    expect(opened).toMatchObject({ account: "newperson1", type: 0 });
    expect(await loadRow("newperson1")).toMatchObject({ uplineId: agent.id, path: [general.id, agent.id], openedBy: agent.id });
    const { items } = await (await clientFor(world, general)).read("team.list", { reach: "all", search: "newperson1" });
    expect(items).toMatchObject([{ account: "newperson1", level: 2 }]);
    expect(await client.read("team.get", { account: "newperson1" })).toMatchObject({ openedBy: "me" });
  });

  it("asks the person for a new password before anything else", async () => {
    await open({ account: "secondone2", type: 2 });
    const first = await clientOf(world).write("session.login", { username: "secondone2", password: FIRST });
    expect(first).toMatchObject({ isAgent: 2, passwordChange: "first_login" });
    const inside = clientOf(world, first.token);
    expect(await code(inside.read("team.list", {}))).toBe("auth.password_change_required");
    await inside.write("member.changePassword", { oldPassword: FIRST, newPassword: OWN, confirmNewPassword: OWN });
    const second = await clientOf(world).write("session.login", { username: "secondone2", password: OWN });
    expect(await clientOf(world, second.token).read("team.list", {})).toMatchObject({ items: [] });
  });

  it("says which field is wrong, and which name is taken", async () => {
    const { value } = await refusal(open({ account: "a b", password: "short", confirmPassword: "other" }));
    expect(value).toMatchObject({ issues: [{ field: "account" }, { field: "password" }, { field: "confirmPassword" }] });
    const common = { account: "thirdone3", password: "passwordpassword", confirmPassword: "passwordpassword" };
    expect(await code(open(common))).toBe("password.too_common");
    await open({ account: "fourthone4" });
    expect(await code(open({ account: "FourthOne4" }))).toBe("register.username_taken");
  });

  it("is for the kinds that each agent may open, and for no sub-account", async () => {
    expect(await code(open({ account: "fifthone5", type: 1 }))).toBe("team.not_allowed");
    expect(await code(open({ account: "fifthone5", type: 41 }))).toBe("team.not_allowed");
    await open({ account: "deskone6", type: 42 });
    const clerk = await addMember(world, 0n, { kind: 42, uplineId: agent.id, path: [general.id, agent.id] });
    expect(await code(open({ account: "fifthone5" }, await clientFor(world, clerk)))).toBe("team.not_allowed");
    const player = await addMember(world);
    expect(await code(open({ account: "fifthone5" }, await clientFor(world, player)))).toBe("auth.not_agent");
    const trial = await addMember(world, 0n, { kind: 4, book: "demo" });
    expect(await code(open({ account: "fifthone5" }, await clientFor(world, trial)))).toBe("auth.demo_account");
  });

  it("ends at the last level of the brand's tree", async () => {
    const path = Array.from({ length: 7 }, () => randomUUID());
    const deep = await addMember(world, 0n, { kind: 2, uplineId: path.at(-1) ?? null, path });
    const below = await clientFor(world, deep);
    expect(await code(open({ account: "toodeep77" }, below))).toBe("team.too_deep");
    expect(await code(below.write("team.addLink", {}, { key: randomUUID() }))).toBe("team.too_deep");
  });
});

describe("an invitation link", () => {
  it("opens accounts of its kind below its agent, and counts them", async () => {
    const link = await add({ type: 2, label: "Diwali stall", mostUses: 1 });
    expect(link).toMatchObject({ type: 2, label: "Diwali stall", state: "open", uses: 0, mostUses: 1, expiresAt: null });
    await join(link.code, "joined_one");
    expect(await loadRow("joined_one")).toMatchObject({ kind: 2, uplineId: agent.id, inviteCode: link.code, openedBy: null });
    const [first] = (await client.read("team.links", {})).items;
    expect(first).toMatchObject({ code: link.code, uses: 1, state: "used_up" });
    expect(await code(join(link.code, "joined_two"))).toBe("affiliate.invalid");
    expect((await client.read("team.links", { state: "open" })).items).toEqual([]);
  });

  it("counts who registered by it, not who was refused", async () => {
    // A day without registrations: after several in one the site asks for more.
    world.advance(25 * 3_600_000);
    client = await clientFor(world, agent);
    const [link, other] = [await add({ type: 2, mostUses: 2 }), await add({ type: 0 })];
    await join(link.code, "brought_one");
    await join(other.code, "brought_other");
    await join(link.code, "brought_two");
    expect(await code(join(link.code, "brought_three"))).toBe("affiliate.invalid");
    const brought = new Map((await client.read("team.links", {})).items.map((one) => [one.code, [one.uses, one.state]]));
    expect([brought.get(link.code), brought.get(other.code)]).toEqual([
      [2, "used_up"],
      [1, "open"],
    ]);
    const { items } = await client.read("team.list", { search: "brought_" });
    expect(new Map(items.map(({ account, type, level }) => [account, [type, level]]))).toEqual(
      new Map([
        ["brought_one", [2, 1]],
        ["brought_two", [2, 1]],
        ["brought_other", [0, 1]],
      ]),
    );
    expect(await loadRow("brought_three")).toBeUndefined();
  });

  it("shows by its number the accounts that it brought and that are in the team now", async () => {
    world.advance(25 * 3_600_000);
    client = await clientFor(world, agent);
    const [link, other] = [await add({ type: 2 }), await add({ type: 2 })];
    for (const name of ["came_one", "came_two", "came_three"]) await join(link.code, name);
    await join(other.code, "came_other");
    const numbers = async () => {
      const { items } = await client.read("team.links", {});
      const found = new Map(items.map(({ code: one, uses, brought }) => [one, [uses, brought.count]]));
      return [found.get(link.code), found.get(other.code)];
    };
    const listed = async (one: string, who = client) =>
      (await who.read("team.list", { link: one, reach: "all" })).items.map(({ account }) => account).toSorted();
    expect(await numbers()).toEqual([
      [3, 3],
      [1, 1],
    ]);
    expect(await listed(link.code)).toEqual(["came_one", "came_three", "came_two"]);
    const move = async (member: string, under: string) =>
      await operateByTwo(world, "members move", { brand: world.brand, member, under, reason: "Asked by both agents" });
    // One moves down inside the team, one out of it.
    expect(await move("came_one", "came_two")).toMatchObject({ ok: true });
    expect(await move("came_three", general.username)).toMatchObject({ ok: true });
    expect(await numbers()).toEqual([
      [3, 2],
      [1, 1],
    ]);
    expect(await listed(link.code)).toEqual(["came_one", "came_two"]);
    expect(await client.write("team.stopLink", { code: link.code })).toMatchObject({
      uses: 3,
      brought: { count: 2, more: false },
    });
    expect(await listed(link.code, await clientFor(world, general))).toEqual(["came_one", "came_three", "came_two"]);
    expect(await listed("NOLINK12")).toEqual([]);
    const stranger = await addMember(world, 0n, { kind: 2 });
    expect(await listed(link.code, await clientFor(world, stranger))).toEqual([]);
  });

  it("is for a named domain of the brand, not for a wildcard or an address", async () => {
    await world.system.db
      .update(brands)
      .set({ hosts: [world.host, "*", "203.0.113.9"] })
      .where(eq(brands.code, world.brand));
    world.advance(60_000);
    for (const domain of ["*", "203.0.113.9"]) expect(await refusal(add({ domain }))).toMatchObject({ code: "input.invalid" });
    expect(await add({ domain: world.host.toUpperCase() })).toMatchObject({ domain: world.host });
  });

  it("ends when it is stopped, when it expires, and with its agent's account", async () => {
    const [stopped, short] = [await add(), await add({ days: 1 })];
    expect(await client.write("team.stopLink", { code: stopped.code })).toMatchObject({ state: "stopped" });
    expect(await code(clientOf(world).read("affiliate.check", { code: stopped.code }))).toBe("affiliate.invalid");
    expect(await clientOf(world).read("affiliate.check", { code: short.code })).toEqual({ code: short.code });
    const gone = await addMember(world, 0n, { kind: 2, uplineId: general.id, path: [general.id] });
    const theirs = await add({}, await clientFor(world, gone));
    await world.system.db.update(members).set({ status: "closed" }).where(eq(members.id, gone.id));
    expect(await code(clientOf(world).read("affiliate.check", { code: theirs.code }))).toBe("affiliate.invalid");
    world.advance(25 * 3_600_000);
    expect(await code(clientOf(world).read("affiliate.check", { code: short.code }))).toBe("affiliate.invalid");
    client = await clientFor(world, agent);
    expect((await client.read("team.links", { state: "expired" })).items).toMatchObject([{ code: short.code }]);
  });

  it("is the agent's own: another's is answered like none", async () => {
    const link = await add({ domain: world.host });
    expect(link.domain).toBe(world.host);
    expect(await refusal(add({ domain: "elsewhere.example" }))).toMatchObject({ code: "input.invalid" });
    for (const label of ["turn\u202Earound", "\u2066isolated\u2069", "two\u0000words"])
      expect(await refusal(add({ label }))).toMatchObject({ code: "input.invalid" });
    // HTML in a note is text like any other.
    const html = '<img src=x onerror="steal()"> & <b>stall</b>';
    expect((await add({ label: ` ${html} ` })).label).toBe(html);
    const other = await clientFor(world, general);
    expect((await other.read("team.links", {})).items).toEqual([]);
    expect(await code(other.write("team.stopLink", { code: link.code }))).toBe("affiliate.not_found");
    expect(await code(other.write("team.stopLink", { code: "NOLINK12" }))).toBe("affiliate.not_found");
    const pages = await client.read("team.links", { limit: 1 });
    const next = await client.read("team.links", { limit: 1, cursor: pages.next ?? "" });
    expect(next.items[0]?.code).not.toBe(pages.items[0]?.code);
    expect(await code(client.read("team.links", { cursor: "bm90aGluZw" }))).toBe("input.bad_cursor");
    const player = await clientFor(world, await addMember(world));
    expect(await code(player.read("team.links", {}))).toBe("auth.not_agent");
    expect(await code(add({}, player))).toBe("auth.not_agent");
    expect(await code(player.write("team.stopLink", { code: link.code }))).toBe("auth.not_agent");
    const clerk = await addMember(world, 0n, { kind: 42, uplineId: agent.id, path: [general.id, agent.id] });
    expect(await code(add({}, await clientFor(world, clerk)))).toBe("team.not_allowed");
    expect(await code((await clientFor(world, clerk)).write("team.stopLink", { code: link.code }))).toBe("team.not_allowed");
  });

  it("is limited in number, and never the member's own referral code", async () => {
    const busy = await addMember(world, 0n, { kind: 2, uplineId: general.id, path: [general.id] });
    const theirs = await clientFor(world, busy);
    const link = await add({ type: 2 }, theirs);
    expect((await theirs.write("referral.invite", {})).code).not.toBe(link.code);
    for (let made = 1; made < 50; made += 1) await add({}, theirs);
    expect(await code(add({}, theirs))).toBe("affiliate.limit_reached");
  });
});
