import { isNull } from "drizzle-orm";
import type { Expiring } from "../../platform/database/purge.ts";
import { uploads } from "./schema.ts";

/** Pictures that were sent and then used for nothing. */
export const expiringInUploads: readonly Expiring[] = [
  { table: uploads, since: uploads.createdAt, hours: 24, where: isNull(uploads.usedFor) },
];
