import { and, eq, sql } from "drizzle-orm";
import type { MemberContext } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { uuidArray } from "../../../platform/database/uuid-array.ts";
import { downlineNotes } from "./schema.ts";

/** The caller's own notes about these accounts. */
export async function loadNotes({ system, member }: MemberContext, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const wanted = sql`any(${uuidArray(ids)})`;
  const rows = await system.db
    .select({ id: downlineNotes.downlineId, note: downlineNotes.note })
    .from(downlineNotes)
    .where(and(eq(downlineNotes.memberId, member.id), sql`${downlineNotes.downlineId} = ${wanted}`));
  return new Map(rows.map(({ id, note }) => [id, note]));
}

/** Replaces the caller's note about an account; an empty one is none. */
export async function saveNote(tx: Transaction, { member, now }: MemberContext, downlineId: string, note: string): Promise<void> {
  const { memberId } = downlineNotes;
  if (note === "") {
    await tx.delete(downlineNotes).where(and(eq(memberId, member.id), eq(downlineNotes.downlineId, downlineId)));
    return;
  }
  await tx
    .insert(downlineNotes)
    .values({ memberId: member.id, downlineId, note, at: now })
    .onConflictDoUpdate({ target: [memberId, downlineNotes.downlineId], set: { note, at: now } });
}

/** What agents wrote about an account that is closed. */
export async function deleteNotesAbout(tx: Transaction, downlineId: string): Promise<void> {
  await tx.delete(downlineNotes).where(eq(downlineNotes.downlineId, downlineId));
}
