import type { PersonalTable } from "../../platform/personal-data/personal-queries.ts";
import { contracts } from "./contracts/schema.ts";
import { downlineNotes } from "./notes/schema.ts";
import { pathVersions } from "./schema.ts";
import { settlementStatements } from "./settlement/schema.ts";

/** Who is above a member are other people; when the member's place changed, and what was agreed, is the member's own. */
export const personalInAgents: readonly PersonalTable[] = [
  { section: "placesInTree", table: pathVersions, of: pathVersions.memberId, without: ["uplineId", "path", "movedBy"] },
  {
    section: "settlementStatements",
    table: settlementStatements,
    of: settlementStatements.memberId,
    without: ["uplineId", "text", "carry"],
  },
  { section: "notes", table: downlineNotes, of: downlineNotes.memberId, without: ["downlineId"] },
  { section: "contracts", table: contracts, of: contracts.memberId, without: ["uplineId"] },
];
