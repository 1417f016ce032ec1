import type { Transaction } from "../../platform/database/database.ts";
import { type Operator, Refused } from "../../platform/operator/operation.ts";
import { writeOperatorAudit } from "../../platform/operator/write-operator-audit.ts";
import type { System } from "../../platform/system.ts";
import { listUploadsFor } from "./queries.ts";

interface Wanted {
  readonly brand: string;
  readonly memberId: string;
  /** The subject of the pictures: `withdrawal/<id>`, `application/<id>`. */
  readonly usedFor: string;
  /** Whether their bytes are to be written somewhere. */
  readonly withBytes: boolean;
}

/**
 * The pictures of one subject, in the order in which they came, for an operator. That they were looked at is audited.
 * Throws `Refused` where there is none.
 */
export async function showImages(
  tx: Transaction,
  system: Pick<System, "now">,
  operator: Operator,
  { brand, memberId, usedFor, withBytes }: Wanted,
) {
  const rows = await listUploadsFor(tx, memberId, usedFor);
  if (rows.length === 0) throw new Refused("No pictures were sent with it.");
  const details = { of: usedFor, images: rows.length };
  await writeOperatorAudit(tx, system, operator, { brand, action: "images.seen", memberId, details });
  return rows.map(({ type, width, height, size, bytes, createdAt }, index) => ({
    file: `${usedFor.replace("/", "-")}-${index + 1}.${type === "image/png" ? "png" : "jpg"}`,
    type,
    pixels: `${width} × ${height}`,
    bytes: size,
    sent: createdAt.toISOString(),
    ...(withBytes ? { data: Buffer.from(bytes).toString("base64") } : {}),
  }));
}
