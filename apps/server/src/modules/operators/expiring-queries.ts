import type { Expiring } from "../../platform/database/purge.ts";
import { operatorSessions } from "./schema.ts";

export const expiringInOperators: readonly Expiring[] = [
  { table: operatorSessions, since: operatorSessions.expiresAt, hours: 720 },
];
