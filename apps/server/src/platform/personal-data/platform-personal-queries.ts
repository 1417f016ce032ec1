import { audit } from "../schema.ts";
import type { PersonalTable } from "./personal-queries.ts";

/** What the member, or an operator for the member, did and when. The lines' details name operators and other people. */
export const personalInPlatform: readonly PersonalTable[] = [
  { section: "trail", table: audit, of: audit.memberId, without: ["id", "chain", "line", "hash", "details", "requestId"] },
];
