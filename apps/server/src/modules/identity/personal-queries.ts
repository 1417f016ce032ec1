import type { PersonalTable } from "../../platform/personal-data/personal-queries.ts";
import { invites } from "./invite-schema.ts";
import { linkedIdentities, memberNetworks, members, passkeys, sessions, totps } from "./schema.ts";

/** Uplines and the opener are other people. */
const notShown = ["handle", "passwordHash", "path", "pathVersion", "uplineId", "openedBy", "inviteCode"];
const notInSessions = ["tokenHash", "previousHash", "previousUntil", "rememberedHash"];

export const personalInIdentity: readonly PersonalTable[] = [
  { section: "profile", table: members, of: members.id, without: notShown },
  { section: "sessions", table: sessions, of: sessions.memberId, without: notInSessions },
  { section: "networks", table: memberNetworks, of: memberNetworks.memberId },
  { section: "authenticator", table: totps, of: totps.memberId, without: ["sealedSecret", "lastStep"] },
  { section: "passkeys", table: passkeys, of: passkeys.memberId, without: ["publicKey", "counter"] },
  { section: "linkedIdentities", table: linkedIdentities, of: linkedIdentities.memberId, without: ["subject"] },
  { section: "invitationCodes", table: invites, of: invites.memberId },
];
