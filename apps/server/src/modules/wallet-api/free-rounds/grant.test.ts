import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { clientOf } from "../../../../test/harness/client.ts";
import { grantOf, grantRounds } from "../../../../test/harness/free-rounds.ts";
import { signIn } from "../../../../test/harness/member.ts";
import { operateByTwo } from "../../../../test/harness/operate.ts";
import { seatedIn } from "../../../../test/harness/provider.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import { members } from "../../identity/schema.ts";

const newWorld = testDatabase();

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
