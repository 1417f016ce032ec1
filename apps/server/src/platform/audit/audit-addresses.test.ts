import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { purgeExpired } from "../../purge-expired.ts";
import { BEHIND_PROXY, from } from "../../../test/harness/from-address.ts";
import { addMember, signIn } from "../../../test/harness/member.ts";
import { asProduct } from "../../../test/harness/record-statements.ts";
import { testDatabase } from "../../../test/harness/test-database.ts";
import { audit, auditAddresses } from "../schema.ts";

const newWorld = testDatabase();
const DAY_MS = 86_400_000;

it("keeps an audit line for good, and the address of its caller for ninety days", async () => {
  const world = await newWorld({ environment: BEHIND_PROXY });
  const { db, now } = world.system;
  const member = await addMember(world);
  await signIn(from(world, "203.0.113.7"), member);
  const lines = async () =>
    await db
      .select({ action: audit.action, address: auditAddresses.address })
      .from(audit)
      .leftJoin(auditAddresses, eq(auditAddresses.auditId, audit.id))
      .where(eq(audit.memberId, member.id));
  const purgeAfter = async (days: number) =>
    await asProduct(async () => await purgeExpired(db, new Date(now().getTime() + days * DAY_MS)));
  await purgeAfter(89);
  expect(await lines()).toEqual([{ action: "session.login", address: "203.0.113.7" }]);
  await purgeAfter(91);
  expect(await lines()).toEqual([{ action: "session.login", address: null }]);
});
