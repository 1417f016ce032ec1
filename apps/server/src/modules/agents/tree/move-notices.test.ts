import { expect, it } from "vitest";
import { AgentTree, daily, weekly } from "../../../../test/harness/agent-tree.ts";
import { clientOf } from "../../../../test/harness/client.ts";
import { addMember, signIn, type TestMember } from "../../../../test/harness/member.ts";
import { operateByTwo } from "../../../../test/harness/operate.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import type { World } from "../../../../test/harness/world.ts";

const newWorld = testDatabase();

/** Agents on four levels with contracts of two types between them, and a player and two agents who get no notice of its move. */
async function fourLevels(world: World) {
  const tree = await AgentTree.open(world);
  const { top, middle: moved, low } = tree;
  const join = async (kind: number, ...path: readonly TestMember[]) =>
    await addMember(world, 0n, { kind, path: path.map(({ id }) => id), uplineId: path.at(-1)?.id ?? null });
  const lowest = await join(2, top, moved, low);
  const [beside, under, player] = [await join(2, top), await join(2, top), await join(0, top, moved, low)];
  for (const one of [lowest, beside]) await tree.signIn(one);
  await tree.brandContract(daily(9000));
  await tree.brandContract(weekly(400_000));
  await tree.agree(top, moved, daily(8000));
  await tree.agree(moved, low, daily(7000));
  await tree.agree(low, lowest, daily(6000));
  await tree.agree(top, beside, daily(8000));
  await tree.agree(top, moved, weekly(300_000));
  await tree.agree(moved, low, weekly(200_000));
  await tree.agree(low, lowest, weekly(100_000));
  return { top, moved, low, lowest, beside, under, player };
}

/** Marks that keep the direction of a value apart from that of its sentence. */
const ISOLATES = /[\u2066-\u2069]/g;

/** Answers the messages that each person gets after this call, in the language of each. */
async function newMessages(world: World, readers: readonly (readonly [TestMember, string])[]) {
  const clients = await Promise.all(readers.map(async ([who, language]) => clientOf(world, await signIn(world, who), language)));
  const list = async () =>
    await Promise.all(clients.map(async (client) => (await client.read("inbox.list", { limit: 100 })).items));
  const before = new Set((await list()).flat().map(({ id }) => id));
  return async () =>
    (await list()).map((items) =>
      items
        .flatMap(({ id, title, content }) => (before.has(id) ? [] : [{ title: title.replaceAll(ISOLATES, ""), content }]))
        .toSorted((one, other) => (one.title < other.title ? -1 : 1)),
    );
}

const TITLES = {
  HI: {
    ends: ["अनुबंध समाप्त हो रहा है: दैनिक वेतन", "अनुबंध समाप्त हो रहा है: लाभांश"],
    cancelled: ["अनुबंध रद्द हुआ: दैनिक वेतन", "अनुबंध रद्द हुआ: लाभांश"],
  },
  AR: {
    ends: ["ينتهي العقد: أرباح موزّعة", "ينتهي العقد: راتب يومي"],
    cancelled: ["أُلغي العقد: أرباح موزّعة", "أُلغي العقد: راتب يومي"],
  },
} as const;

it.each([
  ["HI", "AR"],
  ["AR", "HI"],
] as const)(
  "notifies the former upline and each of the three levels below once of each contract that a move ends, in %s and %s",
  async (one, other) => {
    const world = await newWorld();
    const { top, moved, low, lowest, beside, under, player } = await fourLevels(world);
    const since = await newMessages(world, [
      [top, one],
      [moved, other],
      [low, one],
      [lowest, other],
      [beside, one],
      [under, other],
      [player, one],
    ]);
    const input = { brand: world.brand, member: moved.username, under: under.username, reason: "Asked by both agents" };
    expect(await operateByTwo(world, "members move", input)).toMatchObject({ ok: true, value: { contractsEnded: 6 } });
    const messages = await since();
    const titles = messages.map((items) => items.map(({ title }) => title));
    expect(titles).toEqual([TITLES[one].ends, TITLES[other].ends, TITLES[one].cancelled, TITLES[other].cancelled, [], [], []]);
    // The former upline reads who has left; the others are told nothing of names.
    for (const { content } of messages[0] ?? []) expect(content).toContain(moved.username);
    for (const { content } of messages.slice(1).flat())
      for (const { username } of [top, moved, low, lowest]) expect(content).not.toContain(username);
    // No text is left in English.
    for (const { content } of messages.flat()) expect(content.replace(moved.username, "")).not.toMatch(/[A-Za-z]{3}/);
  },
);
