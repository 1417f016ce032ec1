import { audit } from "../schema.ts";
import type { PersonalTable } from "./personal-queries.ts";

/** The acts of the member, or of an operator for the member, with their times. The lines' details name operators and other people. */
export const personalInPlatform: readonly PersonalTable[] = [
  { section: "trail", table: audit, of: audit.memberId, without: ["id", "chain", "line", "hash", "details", "requestId"] },
];
