import { eq } from "drizzle-orm";
import type { Closing } from "../../platform/personal-data/closing.ts";
import { uploads } from "./schema.ts";

export const closingInUploads: Closing = {
  erase: async (tx, memberId) => {
    await tx.delete(uploads).where(eq(uploads.memberId, memberId));
  },
};
