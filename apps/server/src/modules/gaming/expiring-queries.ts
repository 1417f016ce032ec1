import type { Expiring } from "../../platform/database/purge.ts";
import { gameSessions, launches } from "./play-schema.ts";

export const expiringInGaming: readonly Expiring[] = [
  { table: launches, since: launches.expiresAt, hours: 24 },
  { table: gameSessions, since: gameSessions.expiresAt, hours: 24 },
];
