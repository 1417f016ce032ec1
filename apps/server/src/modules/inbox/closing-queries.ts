import { eq } from "drizzle-orm";
import type { Closing } from "../../platform/personal-data/closing.ts";
import { inbox } from "./schema.ts";

export const closingInInbox: Closing = {
  erase: async (tx, memberId) => {
    await tx.delete(inbox).where(eq(inbox.memberId, memberId));
  },
};
