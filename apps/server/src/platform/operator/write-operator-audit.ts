import { and, eq } from "drizzle-orm";
import type { Executor } from "../database/database.ts";
import { brands } from "../brand/schema.ts";
import { members } from "../../modules/identity/schema.ts";
import { writeAudit } from "../audit/write-audit.ts";
import { handleOf } from "../../modules/identity/member/handle.ts";
import type { System } from "../system.ts";
import { type Operator, Refused } from "./operation.ts";

interface Line {
  readonly brand: string;
  readonly action: string;
  readonly memberId?: string;
  readonly details?: Record<string, unknown>;
}

/** One line of the audit trail that names the operator. In the transaction of what it tells. */
export async function leaveTrail(
  tx: Executor,
  { now }: Pick<System, "now">,
  { name }: Operator,
  { brand, action, memberId, details }: Line,
): Promise<void> {
  const ctx = { brand: { code: brand }, requestId: `operator ${name}`, address: "operator", now: now() };
  await writeAudit(tx, ctx, action, memberId ?? null, details);
}

interface Named {
  readonly brand: string;
  readonly member: string;
}

/** Throws `Refused` where the brand has no such member. */
export async function memberNamed(db: Executor, { brand, member }: Named) {
  const [row] = await db
    .select({ id: members.id, username: members.username, brand: brands })
    .from(members)
    .innerJoin(brands, eq(brands.code, members.brand))
    .where(and(eq(members.brand, brand), eq(members.handle, handleOf(member))));
  if (!row) throw new Refused(`There is no member ${member} of ${brand}.`);
  return row;
}

/** Throws `Refused` where there is no such brand. */
export async function brandNamed(db: Executor, code: string) {
  const [row] = await db.select().from(brands).where(eq(brands.code, code));
  if (!row) throw new Refused(`There is no brand ${code}.`);
  return row;
}

/** The code of a member's brand. Throws `Refused` where there is no such member. */
export async function brandOf(db: Executor, memberId: string): Promise<string> {
  const [row] = await db.select({ brand: members.brand }).from(members).where(eq(members.id, memberId));
  if (!row) throw new Refused(`There is no member ${memberId}.`);
  return row.brand;
}
