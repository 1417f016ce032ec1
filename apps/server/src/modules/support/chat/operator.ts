import { and, desc, eq, isNull } from "drizzle-orm";
import * as z from "zod";
import { transact } from "../../../platform/database/retry.ts";
import { chatMessages, chatMutes } from "../schema.ts";
import { members } from "../../identity/schema.ts";
import { brand, id, member, who, written } from "../../../platform/operator/fields.ts";
import { type Operation, operation, Refused } from "../../../platform/operator/operation.ts";
import { loadBrand } from "../../../platform/brand/queries.ts";
import { loadMemberByName } from "../../identity/member/member-rows.ts";
import { writeOperatorAudit } from "../../../platform/operator/write-operator-audit.ts";

const RECENT = 50;
const HOUR_MS = 3_600_000;
const hours = z.coerce.number().int().min(1).max(8760).default(24).describe("<number>");

const list = operation({
  summary: "The newest messages of a brand's room, with the names of who wrote them",
  input: z.strictObject({ brand }),
  run: async ({ db }, { brand: code }) => {
    await loadBrand(db, code);
    const rows = await db
      .select({ row: chatMessages, username: members.username })
      .from(chatMessages)
      .leftJoin(members, eq(members.id, chatMessages.memberId))
      .where(and(eq(chatMessages.brand, code), eq(chatMessages.room, "lobby")))
      .orderBy(desc(chatMessages.id))
      .limit(RECENT);
    return rows.map(({ row, username }) => ({
      id: row.id,
      member: username ?? row.author,
      text: row.text,
      hidden: row.hiddenAt !== null,
      at: row.at.toISOString(),
    }));
  },
});

const hide = operation({
  summary: "Takes a message out of a brand's room, for all and at once",
  access: "state",
  input: z.strictObject({ id, brand, reason: written(200, 5) }),
  run: async (system, { id: message, brand: code, reason }, operator) =>
    await transact(system.db, async (tx) => {
      const [row] = await tx
        .update(chatMessages)
        .set({ hiddenAt: system.now() })
        .where(
          and(
            eq(chatMessages.brand, code),
            eq(chatMessages.room, "lobby"),
            eq(chatMessages.id, message),
            isNull(chatMessages.hiddenAt),
          ),
        )
        .returning({ memberId: chatMessages.memberId });
      if (!row) throw new Refused(`The room of ${code} shows no message ${message}.`);
      const trail = { brand: code, action: "chat.hide", details: { message, reason } };
      await writeOperatorAudit(tx, system, operator, { ...trail, ...(row.memberId ? { memberId: row.memberId } : {}) });
      return { id: message, hidden: true };
    }),
});

const mute = operation({
  summary: "Lets a member read a room and not write, for a day unless said otherwise; writing to the house stays open",
  access: "state",
  input: z.strictObject({ brand, member, reason: written(200, 5), hours }),
  run: async (system, { reason, hours: count, ...named }, operator) => {
    const { id: memberId } = await loadMemberByName(system.db, named);
    const until = new Date(system.now().getTime() + count * HOUR_MS);
    await transact(system.db, async (tx) => {
      await tx.insert(chatMutes).values({ memberId, until }).onConflictDoUpdate({ target: chatMutes.memberId, set: { until } });
      const details = { reason, until: until.toISOString() };
      await writeOperatorAudit(tx, system, operator, { brand: named.brand, action: "chat.mute", memberId, details });
    });
    return { member: named.member, until: until.toISOString() };
  },
});

const unmute = operation({
  summary: "Lets a muted member write again",
  access: "state",
  input: who,
  run: async (system, named, operator) => {
    const { id: memberId } = await loadMemberByName(system.db, named);
    return await transact(system.db, async (tx) => {
      const gone = await tx.delete(chatMutes).where(eq(chatMutes.memberId, memberId)).returning();
      if (gone.length === 0) throw new Refused(`${named.member} is not muted.`);
      await writeOperatorAudit(tx, system, operator, { brand: named.brand, action: "chat.unmute", memberId });
      return { member: named.member, until: null };
    });
  },
});

/** Order in a brand's room. */
export const chatOperations: Readonly<Record<string, Operation>> = {
  "chat list": list,
  "chat hide": hide,
  "chat mute": mute,
  "chat unmute": unmute,
};
