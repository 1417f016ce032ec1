import * as z from "zod";
import { CHAT_LENGTH } from "@baize/domain/support/chat/rooms";
import { loadBrand } from "../../../platform/brand/queries.ts";
import { brand, member, who, written } from "../../../platform/operator/fields.ts";
import { type Operation, operation } from "../../../platform/operator/operation.ts";
import { listUnansweredConversations } from "./queries.ts";
import { readConversation } from "./read-conversation.ts";
import { replyToMember } from "./reply.ts";

export const supportOperations: Readonly<Record<string, Operation>> = {
  "support list": operation({
    summary: "Members who wrote to the support desk and have no answer from a person yet, the longest waiting first",
    roles: ["support", "manager"],
    input: z.strictObject({ brand }),
    run: async ({ db }, { brand: code }) => {
      await loadBrand(db, code);
      const rows = await listUnansweredConversations(db, code);
      return rows.map(({ text, at, username }) => ({ member: username, text, at: at.toISOString() }));
    },
  }),
  "support read": operation({
    summary: "A member's conversation with the support desk, the newest first",
    roles: ["support", "manager"],
    access: "private",
    input: who,
    run: async (system, given, operator) => await readConversation(system, operator, given),
  }),
  "support reply": operation({
    summary: "Answers a member in the conversation with the support desk; the member sees it at once",
    roles: ["support", "manager"],
    access: "state",
    input: z.strictObject({ brand, member, text: written(CHAT_LENGTH) }),
    run: async (system, given, operator) => await replyToMember(system, operator, given),
  }),
};
