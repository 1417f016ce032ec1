import { and, eq } from "drizzle-orm";
import type { Closing } from "../../platform/personal-data/closing.ts";
import { chatMessages, chatMutes } from "./schema.ts";

/** Messages in the lobby are hidden. Questions to support stay with their answers: a dispute may need them. */
export const closingInSupport: Closing = {
  deletes: [chatMutes],
  clears: [chatMessages],
  clear: async (tx, { id, brand, now: hiddenAt }) => {
    const own = and(eq(chatMessages.brand, brand), eq(chatMessages.room, "lobby"), eq(chatMessages.memberId, id));
    await tx.update(chatMessages).set({ author: "", text: "", hiddenAt }).where(own);
  },
};
