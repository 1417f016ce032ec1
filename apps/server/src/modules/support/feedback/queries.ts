import { and, asc, eq } from "drizzle-orm";
import { FEEDBACK, type FeedbackState } from "@baize/domain/support/feedback";
import type { MemberContext } from "../../../platform/context.ts";
import type { Database, Executor, Transaction } from "../../../platform/database/database.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import { MOST } from "../../../platform/operator/fields.ts";
import { Refused } from "../../../platform/operator/operation.ts";
import { members } from "../../identity/schema.ts";
import { feedback } from "./schema.ts";
import { statesLeadingTo } from "@baize/domain/state-machine/machine";
import { inStates } from "../../../platform/database/states.ts";

type FeedbackRow = typeof feedback.$inferSelect;

/** Answers the id of the new row. */
export async function addFeedback(
  tx: Transaction,
  { brand, member, now }: MemberContext,
  type: string,
  content: string,
): Promise<string> {
  const id = newId();
  await tx.insert(feedback).values({ id, brand: brand.code, memberId: member.id, type, content, at: now });
  return id;
}

/** With its writer's user name: for an operator, who knows the id alone. Throws `Refused` where there is no such feedback. */
export async function loadFeedback(db: Executor, id: string) {
  const [row] = await db
    .select({ row: feedback, username: members.username })
    .from(feedback)
    .innerJoin(members, eq(members.id, feedback.memberId))
    .where(eq(feedback.id, id));
  if (!row) throw new Refused(`There is no feedback ${id}.`);
  return row;
}

/** Oldest first. */
export async function listFeedback(db: Database, brand: string, state: FeedbackState) {
  return await db
    .select({ id: feedback.id, type: feedback.type, at: feedback.at, username: members.username })
    .from(feedback)
    .innerJoin(members, eq(members.id, feedback.memberId))
    .where(and(eq(feedback.brand, brand), eq(feedback.state, state)))
    .orderBy(asc(feedback.at))
    .limit(MOST);
}

type End = Pick<FeedbackRow, "answer" | "endedBy" | "endedAt"> & { readonly state: "answered" | "closed" };

/** Ends feedback that is open; undefined for any other. */
export async function endOpenFeedback(tx: Transaction, { memberId, id }: Pick<FeedbackRow, "memberId" | "id">, end: End) {
  const open = inStates(feedback.state, statesLeadingTo(FEEDBACK, end.state, "operator"));
  const [row] = await tx
    .update(feedback)
    .set(end)
    .where(and(eq(feedback.memberId, memberId), eq(feedback.id, id), open))
    .returning({ brand: feedback.brand, memberId: feedback.memberId });
  return row;
}
