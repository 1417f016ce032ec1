import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { listBrokenInvariants } from "../../ledger/broken-invariants.ts";
import { addMember } from "../../../test/harness/member.ts";
import { testDatabase } from "../../../test/harness/test-database.ts";
import type { World } from "../../../test/harness/world.ts";
import { writeAudit } from "./write-audit.ts";

const newWorld = testDatabase();

/** Many at once: each must find the line before it. */
async function writeLines({ system, brand }: World, memberId: string, number: number): Promise<void> {
  const occasion = { requestId: "test", now: system.now(), brand: { code: brand } };
  const lines = Array.from({ length: number }, (_, step) => step);
  await Promise.all(lines.map(async (step) => await writeAudit(system.db, occasion, "test.done", memberId, { step })));
}

it("finds a line of the audit trail that was changed, and one that is missing at the end", async () => {
  const world = await newWorld();
  const { db } = world.system;
  const [changed, shortened] = [await addMember(world), await addMember(world)];
  for (const { id } of [changed, shortened]) await writeLines(world, id, 8);
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);
  // Only the owner of the tables can.
  await db.execute(sql`alter table audit disable trigger audit_append_only`);
  await db.execute(sql`update audit set details = '{"step": 9}' where member_id = ${changed.id} and line = 3`);
  await db.execute(sql`delete from audit where member_id = ${shortened.id} and line = 8`);
  expect((await listBrokenInvariants(world.system.db)).map(({ name, breaches }) => [name, breaches.length])).toEqual([
    ["Each line of the audit trail continues the one before it", 1],
    ["No line is missing at the end of the audit trail", 1],
  ]);
});
