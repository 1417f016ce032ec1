import type { Expiring } from "../../platform/database/purge.ts";
import {
  remembered,
  sessions,
  captchas,
  identityRequests,
  identityTickets,
  passkeyChallenges,
  passwordResets,
  signInChallenges,
  trustedDevices,
  verificationCodes,
} from "./schema.ts";

export const expiringInIdentity: readonly Expiring[] = [
  { table: captchas, since: captchas.expiresAt, hours: 0 },
  { table: identityRequests, since: identityRequests.expiresAt, hours: 0 },
  { table: identityTickets, since: identityTickets.expiresAt, hours: 0 },
  { table: passkeyChallenges, since: passkeyChallenges.expiresAt, hours: 0 },
  { table: passwordResets, since: passwordResets.expiresAt, hours: 0 },
  { table: remembered, since: remembered.expiresAt, hours: 0 },
  { table: trustedDevices, since: trustedDevices.expiresAt, hours: 0 },
  { table: verificationCodes, since: verificationCodes.expiresAt, hours: 24 },
  { table: signInChallenges, since: signInChallenges.expiresAt, hours: 24 },
  { table: sessions, since: sessions.expiresAt, hours: 720 },
];
