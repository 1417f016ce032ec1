import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { clientOf } from "../../../../test/harness/client.ts";
import { grantOf, grantRounds } from "../../../../test/harness/free-rounds.ts";
import { addMember, signIn } from "../../../../test/harness/member.ts";
import { operate, operateByTwo } from "../../../../test/harness/operate.ts";
import { placeBet, seatedIn } from "../../../../test/harness/provider.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import { members } from "../../identity/schema.ts";

const newWorld = testDatabase();
const iso = (at: number) => new Date(at).toISOString();

it("answers a repeat when the time is over and the member is no longer active", async () => {
  const table = await seatedIn(await newWorld());
  const { world, member } = table;
  const grant = grantOf(table, { until: new Date(world.system.now().getTime() + 60_000).toISOString() });
  await grantRounds(table, grant);
  world.advance(60_000);
  await world.system.db.update(members).set({ status: "suspended" }).where(eq(members.id, member.id));
  expect(await operateByTwo(world, "free-rounds grant", grant)).toMatchObject({ ok: true, value: { again: true } });
  expect(await operateByTwo(world, "free-rounds grant", { ...grant, rounds: "6" })).toMatchObject({
    ok: false,
    says: expect.stringContaining("other free rounds"),
  });
});

it("says in the inbox in each language until when the rounds can be played", async () => {
  const until = "2099-12-06T20:00:00Z";
  const { member, world } = await seatedIn(await newWorld());
  await grantRounds({ member, world }, { until });
  const token = await signIn(world, member);
  for (const language of ["EN", "HI", "AR", "FA", "UR"]) {
    const [message] = (await clientOf(world, token, language).read("inbox.list")).items;
    // In the brand's time zone.
    const date = { text: expect.stringContaining("01:30"), at: Date.parse(until) };
    expect(message?.dates, language).toEqual([date]);
    expect(message?.content, language).toContain(message?.dates?.[0]?.text);
  }
});

it("lists to the member which games have free rounds that can be played, the first to expire first", async () => {
  const table = await seatedIn(await newWorld());
  const { world, token } = table;
  const now = world.system.now().getTime();
  const [soon, late] = [now + 60_000, now + 120_000];
  await grantRounds(table, { campaign: "late", rounds: "2", until: iso(late) });
  await grantRounds(table, { campaign: "soon", until: iso(soon) });
  await grantRounds(table, { campaign: "gone", until: iso(soon) });
  await operate(world, "free-rounds cancel", {
    brand: world.brand,
    member: table.member.username,
    campaign: "gone",
    reason: "A mistake.",
  });
  await placeBet(world, table.seat, { amount: "0.00", campaign: "soon" });
  const client = clientOf(world, token);
  const last = { gameId: "test.slot", rounds: 2, until: late };
  expect((await client.read("games.freeRounds")).items).toEqual([{ gameId: "test.slot", rounds: 4, until: soon }, last]);
  const other = clientOf(world, await signIn(world, await addMember(world)));
  expect((await other.read("games.freeRounds")).items).toEqual([]);
  world.advance(60_000);
  expect((await client.read("games.freeRounds")).items).toEqual([last]);
});
