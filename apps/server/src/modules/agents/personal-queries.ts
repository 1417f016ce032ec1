import type { PersonalTable } from "../../platform/personal-data/personal-queries.ts";
import { pathVersions } from "./schema.ts";

/** Who is above a member are other people; when the member's place changed is the member's own. */
export const personalInAgents: readonly PersonalTable[] = [
  { section: "placesInTree", table: pathVersions, of: pathVersions.memberId, without: ["uplineId", "path", "movedBy"] },
];
