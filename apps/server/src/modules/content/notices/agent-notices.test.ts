import { expect, it } from "vitest";
import { clientFor } from "../../../../test/harness/bank.ts";
import { clientOf, refusal } from "../../../../test/harness/client.ts";
import { addMember, signIn } from "../../../../test/harness/member.ts";
import { operate } from "../../../../test/harness/operate.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import type { World } from "../../../../test/harness/world.ts";
import { newId } from "../../../platform/ids/new-id.ts";

const newWorld = testDatabase();

/** Publishes a notice as an operator does, and lets a minute pass. */
async function publish(world: World, type: string, title: string) {
  const hindi = { titleHi: `${title} हिन्दी`, contentHi: "<p>पाठ</p>" };
  const done = await operate(world, "announcements publish", {
    brand: world.brand,
    type,
    title,
    content: "<p>text</p>",
    ...hindi,
  });
  expect(done.ok).toBe(true);
  world.advance(60_000);
}

it("shows notices to every kind of agent, by kind and in the requested language, and to no one else", async () => {
  const world = await newWorld();
  const agents = await Promise.all(([1, 2, 41, 42] as const).map(async (kind) => await addMember(world, 0n, { kind })));
  const player = await addMember(world);
  world.advance(1000);
  await publish(world, "AC", "Contracts");
  await publish(world, "AS", "Settlement");
  await publish(world, "PL", "Players");
  for (const agent of agents) {
    const client = clientOf(world, await signIn(world, agent), "HI");
    const { items, total, unread } = await client.read("announcements.agents", {});
    expect([items.map(({ type, title, read }) => [type, title, read]), total, unread]).toEqual([
      [
        ["AS", "Settlement हिन्दी", false],
        ["AC", "Contracts हिन्दी", false],
      ],
      2,
      2,
    ]);
    const ofKind = await client.read("announcements.agents", { types: ["AC"] });
    expect(ofKind.items.map(({ type }) => type)).toEqual(["AC"]);
    // Its own list: the member centre's has and counts none of them.
    expect((await client.read("announcements.list", {})).items.map(({ type }) => type)).toEqual(["PL"]);
    expect((await client.read("notice.unreadCount")).announcements).toBe(1);
  }
  expect((await refusal((await clientFor(world, player)).read("announcements.agents", {}))).code).toBe("auth.not_agent");
});

it("finds the page of a notice, and marks it read when it is opened", async () => {
  const world = await newWorld();
  const agent = await addMember(world, 0n, { kind: 2 });
  world.advance(1000);
  for (let number = 1; number <= 3; number += 1) await publish(world, "AN", `News ${number}`);
  const client = await clientFor(world, agent);
  const { items } = await client.read("announcements.agents", {});
  const oldest = items.at(-1)?.id ?? "";
  const found = await client.read("announcements.agents", { at: oldest, pageSize: 2 });
  expect([found.page, found.pages, found.items.map(({ title }) => title)]).toEqual([2, 2, ["News 1"]]);
  await client.write("announcements.markRead", { ids: [oldest] });
  expect((await client.read("announcements.agents", {})).unread).toBe(2);
  expect((await refusal(client.read("announcements.agents", { at: newId() }))).code).toBe("announcement.not_found");
});
