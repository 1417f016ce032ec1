import { and, eq, inArray } from "drizzle-orm";
import type { PersonalTable } from "../../platform/personal-data/personal-queries.ts";
import { feedback } from "./feedback/schema.ts";
import { chatMessages, chatMutes } from "./schema.ts";

export const personalInSupport: readonly PersonalTable[] = [
  { section: "feedback", table: feedback, of: feedback.memberId, without: ["endedBy"] },
  {
    section: "chat",
    table: chatMessages,
    of: chatMessages.memberId,
    // The rooms that a member can write in: the key of the table begins with brand and room.
    where: ({ brand, member }) => and(eq(chatMessages.brand, brand.code), inArray(chatMessages.room, ["lobby", member.id])),
  },
  { section: "chatMute", table: chatMutes, of: chatMutes.memberId },
];
