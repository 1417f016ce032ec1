import { describe, expect, it } from "vitest";
import { eq } from "drizzle-orm";
import { chatMessages, chatMutes } from "../schema.ts";
import { clientOf, refusal } from "../../../../test/harness/client.ts";
import { addMember, signIn } from "../../../../test/harness/member.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import type { World } from "../../../../test/harness/world.ts";

const newWorld = testDatabase();
const key = () => ({ key: crypto.randomUUID() });

async function someone(world: World, username?: string) {
  const member = await addMember(world, 0n, username ? { username } : {});
  return { ...member, client: clientOf(world, await signIn(world, member)) };
}

describe("the brand's lobby", () => {
  it("shows the messages of the brand, newest first, with masked names", async () => {
    const world = await newWorld();
    const other = await newWorld();
    const asha = await someone(world, "asha_reads");
    const ravi = await someone(world);
    const sent = await asha.client.write("chat.send", { room: "lobby", text: "  Lotus paid me ₹4,000 🎉 " }, key());
    expect(sent).toMatchObject({ from: "own", author: "as***ds", text: "Lotus paid me ₹4,000 🎉" });
    await ravi.client.write("chat.send", { room: "lobby", text: "<b>well done</b>" }, key());
    expect((await ravi.client.read("chat.list", { room: "lobby" })).items).toMatchObject([
      { from: "own", text: "<b>well done</b>" },
      { from: "other", text: "Lotus paid me ₹4,000 🎉", id: sent.id },
    ]);
    const stranger = await someone(other);
    expect((await stranger.client.read("chat.list", { room: "lobby" })).items).toEqual([]);
  });

  it("pages back without a gap, and refuses a foreign cursor", async () => {
    const world = await newWorld();
    const { client } = await someone(world);
    for (let n = 1; n <= 5; n += 1) await client.write("chat.send", { room: "lobby", text: `no ${n}` }, key());
    const first = await client.read("chat.list", { room: "lobby", limit: 2 });
    const second = await client.read("chat.list", { room: "lobby", limit: 3, cursor: first.next ?? "" });
    expect([...first.items, ...second.items].map(({ text }) => text)).toEqual(["no 5", "no 4", "no 3", "no 2", "no 1"]);
    expect(second.next).toBeNull();
    expect(await refusal(client.read("chat.list", { room: "lobby", cursor: "bm90aGluZw" }))).toMatchObject({
      code: "input.bad_cursor",
    });
  });

  it("stores one message once, however often it is sent", async () => {
    const world = await newWorld();
    const { client } = await someone(world);
    const once = key();
    const say = () => client.write("chat.send", { room: "lobby", text: "once" }, once);
    const [first, second] = await Promise.all([say(), say()]);
    expect(second).toEqual(first);
    expect((await client.read("chat.list", { room: "lobby" })).items).toHaveLength(1);
  });

  it.each([
    ["nothing", "  \u200B ", "required"],
    ["a book", "🎉".repeat(501), "too_long"],
    ["characters that turn the line round", "a\u202Eb", "unsafe_characters"],
  ])("refuses %s", async (_, text, code) => {
    const world = await newWorld();
    const { client } = await someone(world);
    const refused = await refusal(client.write("chat.send", { room: "lobby", text }, key()));
    expect(refused).toMatchObject({ code: "input.invalid", value: { issues: [{ field: "text", code }] } });
  });

  it("lets a muted member read and write to support, and limits a fast one", async () => {
    const world = await newWorld();
    const { client, id } = await someone(world);
    const until = new Date(world.system.now().getTime() + 60_000);
    await world.system.db.insert(chatMutes).values({ memberId: id, until });
    const say = (room: "lobby" | "support") => client.write("chat.send", { room, text: "hello" }, key());
    expect(await refusal(say("lobby"))).toMatchObject({ code: "chat.muted" });
    expect((await client.read("chat.list", { room: "lobby" })).items).toEqual([]);
    for (let n = 0; n < 20; n += 1) await say("support");
    expect(await refusal(say("support"))).toMatchObject({ code: "rate.limited" });
    world.advance(61_000);
    expect(await say("lobby")).toMatchObject({ from: "own" });
  });

  it("hides a message that an operator removed", async () => {
    const world = await newWorld();
    const { client } = await someone(world);
    const { id } = await client.write("chat.send", { room: "lobby", text: "rude" }, key());
    await world.system.db.update(chatMessages).set({ hiddenAt: world.system.now() }).where(eq(chatMessages.id, id));
    expect((await client.read("chat.list", { room: "lobby" })).items).toEqual([]);
  });
});

it("shows a conversation with support to its member alone, and acknowledges it once", async () => {
  const world = await newWorld();
  const asha = await someone(world);
  const ravi = await someone(world);
  await asha.client.write("chat.send", { room: "support", text: "Where is my receipt?" }, key());
  await asha.client.write("chat.send", { room: "support", text: "It was on Monday." }, key());
  const { items } = await asha.client.read("chat.list", { room: "support" });
  expect(items.map(({ from }) => from).toSorted()).toEqual(["house", "own", "own"]);
  expect((await ravi.client.read("chat.list", { room: "support" })).items).toEqual([]);
});

it("refuses messages of a trial account in both rooms", async () => {
  const world = await newWorld();
  const member = await addMember(world, 0n, { kind: 4, book: "demo" });
  const client = clientOf(world, await signIn(world, member));
  expect(await refusal(client.write("chat.send", { room: "lobby", text: "hi" }, key()))).toMatchObject({
    code: "auth.demo_account",
  });
});
