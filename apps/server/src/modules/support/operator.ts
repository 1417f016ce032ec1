import { and, asc, desc, eq, gte, isNotNull, ne, sql } from "drizzle-orm";
import * as z from "zod";
import { CHAT_LENGTH } from "@baize/domain/support/chat/rooms";
import { transact } from "../../platform/database/retry.ts";
import { chatMessages } from "./schema.ts";
import { members } from "../identity/schema.ts";
import { audit } from "../../platform/schema.ts";
import { newId } from "../../platform/ids/new-id.ts";
import type { System } from "../../platform/system.ts";
import { brand, member, MOST, who, written } from "../../platform/operator/fields.ts";
import { type Operation, operation } from "../../platform/operator/operation.ts";
import { loadBrand } from "../../platform/brand/queries.ts";
import { loadMemberByName } from "../identity/member/member-rows.ts";
import { writeOperatorAudit } from "../../platform/operator/write-operator-audit.ts";

const RECENT = 50;
const REPLIED = "support.reply";

/** What each member wrote last, where no person of the house has written since. The sandbox desk's thanks are no answer. */
async function list({ db }: System, { brand: code }: { readonly brand: string }) {
  await loadBrand(db, code);
  const last = db
    .selectDistinctOn([chatMessages.room])
    .from(chatMessages)
    .where(and(eq(chatMessages.brand, code), ne(chatMessages.room, "lobby"), isNotNull(chatMessages.memberId)))
    .orderBy(asc(chatMessages.room), desc(chatMessages.id))
    .as("last");
  const replied = db
    .select({ id: audit.id })
    .from(audit)
    .where(and(eq(audit.memberId, last.memberId), eq(audit.action, REPLIED), gte(audit.at, last.at)));
  const rows = await db
    .select({ text: last.text, at: last.at, username: members.username })
    .from(last)
    .innerJoin(members, eq(members.id, last.memberId))
    .where(sql`not exists ${replied}`)
    .orderBy(asc(last.at))
    .limit(MOST);
  return rows.map(({ text, at, username }) => ({ member: username, text, at: at.toISOString() }));
}

const read = operation({
  summary: "A member's talk with the house, the newest first",
  access: "private",
  input: who,
  run: async (system, named, operator) => {
    const { id: memberId, username } = await loadMemberByName(system.db, named);
    await writeOperatorAudit(system.db, system, operator, { brand: named.brand, action: "support.read", memberId });
    const rows = await system.db
      .select()
      .from(chatMessages)
      .where(and(eq(chatMessages.brand, named.brand), eq(chatMessages.room, memberId)))
      .orderBy(desc(chatMessages.id))
      .limit(RECENT);
    return rows.map(({ memberId: writer, text, at }) => ({
      from: writer === null ? "house" : username,
      text,
      at: at.toISOString(),
    }));
  },
});

const reply = operation({
  summary: "Answers in a member's talk with the house; the member sees it at once",
  access: "state",
  input: z.strictObject({ brand, member, text: written(CHAT_LENGTH) }),
  run: async (system, { text, ...named }, operator) => {
    const { id: memberId, brand: row } = await loadMemberByName(system.db, named);
    const author = system.brands.of(row).title;
    const message = { brand: named.brand, room: memberId, id: newId(), memberId: null, author, text, at: system.now() };
    await transact(system.db, async (tx) => {
      await tx.insert(chatMessages).values(message);
      await writeOperatorAudit(tx, system, operator, {
        brand: named.brand,
        action: REPLIED,
        memberId,
        details: { message: message.id },
      });
    });
    return { member: named.member, id: message.id };
  },
});

/** Talks between members and the house. */
export const supportOperations: Readonly<Record<string, Operation>> = {
  "support list": operation({
    summary: "Members who wrote to the house and have no answer from a person yet, the longest waiting first",
    input: z.strictObject({ brand }),
    run: list,
  }),
  "support read": read,
  "support reply": reply,
};
