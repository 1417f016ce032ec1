import { and, asc, eq } from "drizzle-orm";
import * as z from "zod";
import { transact } from "../../platform/database/retry.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { uploads } from "./schema.ts";
import { lockWithdrawal } from "../payments/withdrawals/step-withdrawal.ts";
import { id, ownedId } from "../../platform/operator/fields.ts";
import { operation, type Operator, Refused } from "../../platform/operator/operation.ts";
import { loadMemberBrand } from "../identity/member/member-rows.ts";
import { writeOperatorAudit } from "../../platform/operator/write-operator-audit.ts";

const to = z.string().min(1).optional().describe("<folder>");

interface Subject {
  readonly memberId: string;
  /** What the pictures were sent for: `withdrawal/<id>`, `application/<id>`. */
  readonly usedFor: string;
}

/** The pictures of one subject in the order that they came; their bytes only where they are to be written somewhere. */
async function picturesOf(tx: Transaction, { memberId, usedFor }: Subject, whole: boolean) {
  const rows = await tx
    .select()
    .from(uploads)
    .where(and(eq(uploads.usedFor, usedFor), eq(uploads.memberId, memberId)))
    .orderBy(asc(uploads.createdAt), asc(uploads.id));
  return rows.map(({ type, width, height, size, bytes, createdAt }, place) => ({
    file: `${usedFor.replace("/", "-")}-${place + 1}.${type === "image/png" ? "png" : "jpg"}`,
    type,
    pixels: `${width} × ${height}`,
    bytes: size,
    sent: createdAt.toISOString(),
    ...(whole ? { data: Buffer.from(bytes).toString("base64") } : {}),
  }));
}

type Looker = Parameters<typeof writeOperatorAudit>[1];

/** Who looked at what a member had sent is kept as who changed something is. */
async function look(tx: Transaction, system: Looker, operator: Operator, subject: Subject, whole: boolean) {
  const { memberId, usedFor } = subject;
  const pictures = await picturesOf(tx, subject, whole);
  if (pictures.length === 0) throw new Refused("No pictures were sent with it.");
  const details = { of: usedFor, images: pictures.length };
  await writeOperatorAudit(tx, system, operator, {
    brand: await loadMemberBrand(tx, memberId),
    action: "images.seen",
    memberId,
    details,
  });
  return pictures;
}

export const withdrawalImages = operation({
  summary: "Pictures that a member sent to prove that a withdrawal did not arrive; --to writes them into a folder",
  access: "private",
  input: z.strictObject({ id, to }),
  run: async (system, { id: wanted, to: folder }, operator) =>
    await transact(system.db, async (tx) => {
      const row = await lockWithdrawal(tx, wanted);
      if (!row) throw new Refused(`There is no withdrawal ${wanted}.`);
      const subject = { memberId: row.memberId, usedFor: `withdrawal/${wanted}` };
      return await look(tx, system, operator, subject, folder !== undefined);
    }),
});

export const applicationImages = operation({
  summary: "Pictures that a member sent with an application; --to writes them into a folder",
  access: "private",
  input: z.strictObject({ id: ownedId, to }),
  run: async (system, { id: { memberId, id: promotion }, to: folder }, operator) =>
    await transact(
      system.db,
      async (tx) => await look(tx, system, operator, { memberId, usedFor: `application/${promotion}` }, folder !== undefined),
    ),
});
