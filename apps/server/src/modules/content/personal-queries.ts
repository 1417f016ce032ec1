import type { PersonalTable } from "../../platform/personal-data/personal-queries.ts";
import { announcementReads } from "./schema.ts";

export const personalInContent: readonly PersonalTable[] = [
  { section: "announcementsRead", table: announcementReads, of: announcementReads.memberId },
];
