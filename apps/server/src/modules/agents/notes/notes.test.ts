import { eq, or } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import type { Client } from "@baize/api/client/client";
import { MOST_NOTE } from "@baize/domain/agents/note";
import { clientFor } from "../../../../test/harness/bank.ts";
import { refusal } from "../../../../test/harness/client.ts";
import { addMember, type TestMember } from "../../../../test/harness/member.ts";
import { operate } from "../../../../test/harness/operate.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import type { World } from "../../../../test/harness/world.ts";
import { members } from "../../identity/schema.ts";
import { downlineNotes } from "./schema.ts";

const newWorld = testDatabase();

let world: World;
let top: TestMember;
let agent: TestMember;
let client: Client;

const join = async (upline: readonly TestMember[], rest: Partial<typeof members.$inferInsert> = {}) =>
  await addMember(world, 0n, { path: upline.map(({ id }) => id), uplineId: upline.at(-1)?.id ?? null, ...rest });

beforeAll(async () => {
  world = await newWorld();
  top = await addMember(world, 0n, { kind: 1 });
  agent = await join([top], { kind: 2 });
  client = await clientFor(world, agent);
});

const by = async (who: TestMember): Promise<Client> => await clientFor(world, who);
const issue = async (asked: Promise<unknown>) => {
  const { code, value } = await refusal(asked);
  return code === "input.invalid" ? value : code;
};
const loadNote = async (one: Client, { username: account }: TestMember) => (await one.read("team.get", { account })).note;

it("keeps a note about a direct downline, which the agent alone reads", async () => {
  const player = await join([top, agent]);
  const { username: account } = player;
  expect(await loadNote(client, player)).toBe("");
  const html = '<img src=x onerror="steal()"> & <b>rings on Mondays</b>\nसोमवार';
  expect(await client.write("team.setNote", { account, note: ` ${html} ` })).toEqual({ account, note: html });
  expect(await loadNote(client, player)).toBe(html);
  expect((await client.read("team.list", {})).items.find((one) => one.account === account)?.note).toBe(html);

  const clerk = await join([top, agent], { kind: 42 });
  for (const other of [top, clerk]) {
    expect(await loadNote(await by(other), player)).toBe("");
    const { items } = await (await by(other)).read("team.list", { reach: "all" });
    expect(items.map(({ note }) => note)).not.toContain(html);
  }
  expect((await client.write("account.export")).file).toContain("Mondays");
  expect((await (await by(player)).write("account.export")).file).not.toContain("Mondays");

  await client.write("team.setNote", { account, note: "Rings on Tuesdays" });
  expect(await loadNote(client, player)).toBe("Rings on Tuesdays");
  await client.write("team.setNote", { account, note: "  " });
  expect(await loadNote(client, player)).toBe("");
});

it("refuses hidden characters, a text that is too long, and an account that is not directly below", async () => {
  const player = await join([top, agent]);
  const { username: account } = player;
  const set = (one: Client, note: string, of = account) => issue(one.write("team.setNote", { account: of, note }));
  for (const note of ["turn\u202Earound", "\u2066isolated\u2069", "two\u0000words"])
    expect(await set(client, note)).toMatchObject({ issues: [{ field: "note" }] });
  expect(await set(client, "क".repeat(MOST_NOTE + 1))).toMatchObject({ issues: [{ field: "note", code: "too_long" }] });
  expect(await client.write("team.setNote", { account, note: "क".repeat(MOST_NOTE) })).toMatchObject({ account });
  expect(await set(await by(top), "Not direct")).toBe("team.not_allowed");
  for (const of of [top.username, agent.username, "no_such_name"])
    expect(await set(client, "Outside", of)).toBe("auth.user_unknown");
  expect(await set(await by(await join([top, agent], { kind: 42 })), "A sub-account")).toBe("team.not_allowed");
  expect(await set(await by(player), "No agent")).toBe("auth.not_agent");
});

it("ends with the account that it is about, and with the agent's own", async () => {
  const boss = await join([top], { kind: 2 });
  const player = await join([top, boss]);
  const write = async (who: TestMember, { username: account }: TestMember) =>
    await (await by(who)).write("team.setNote", { account, note: "Called on Friday" });
  const close = async ({ username: member }: TestMember) =>
    await operate(world, "members close", { brand: world.brand, member, reason: "asked for it by letter" });
  await write(boss, player);
  await write(top, boss);
  expect(await close(player)).toMatchObject({ ok: true });
  const [closed] = (await (await by(boss)).read("team.list", {})).items;
  expect(closed).toMatchObject({ status: "closed", note: "" });
  await (await by(boss)).write("team.setNote", { account: closed?.account ?? "", note: "Gone" });
  expect(await close(boss)).toMatchObject({ ok: true });
  const { memberId, downlineId } = downlineNotes;
  const left = or(eq(memberId, boss.id), eq(downlineId, boss.id));
  expect(await world.system.db.select().from(downlineNotes).where(left)).toEqual([]);
});
