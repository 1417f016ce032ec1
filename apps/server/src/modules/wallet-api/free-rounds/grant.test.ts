import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { grantOf, grantRounds } from "../../../../test/harness/free-rounds.ts";
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
