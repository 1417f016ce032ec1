import { and, asc, desc, eq, gte, isNotNull, ne, sql } from "drizzle-orm";
import type { Database } from "../../../platform/database/database.ts";
import { MOST } from "../../../platform/operator/fields.ts";
import { audit } from "../../../platform/schema.ts";
import { members } from "../../identity/schema.ts";
import { chatMessages } from "../schema.ts";

/** Messages of one conversation that an operator is shown. */
const RECENT = 50;

/** The audit action of an operator's reply: it distinguishes an operator's answer from the sandbox desk's acknowledgement. */
export const REPLIED = "support.reply";

/** The last message of each member whom no operator has answered since, the longest waiting first. */
export async function listUnansweredConversations(db: Database, brand: string) {
  const last = db
    .selectDistinctOn([chatMessages.room])
    .from(chatMessages)
    .where(and(eq(chatMessages.brand, brand), ne(chatMessages.room, "lobby"), isNotNull(chatMessages.memberId)))
    .orderBy(asc(chatMessages.room), desc(chatMessages.id))
    .as("last");
  const replied = db
    .select({ id: audit.id })
    .from(audit)
    .where(and(eq(audit.memberId, last.memberId), eq(audit.action, REPLIED), gte(audit.at, last.at)));
  return await db
    .select({ text: last.text, at: last.at, username: members.username })
    .from(last)
    .innerJoin(members, eq(members.id, last.memberId))
    .where(sql`not exists ${replied}`)
    .orderBy(asc(last.at))
    .limit(MOST);
}

/** Newest first. */
export async function listConversation(db: Database, brand: string, memberId: string) {
  return await db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.brand, brand), eq(chatMessages.room, memberId)))
    .orderBy(desc(chatMessages.id))
    .limit(RECENT);
}
