import type { PersonalTable } from "../../platform/personal-data/personal-queries.ts";
import { playBlocks, playLimits, playSettings } from "./schema.ts";

export const personalInResponsibleGambling: readonly PersonalTable[] = [
  { section: "playLimits", table: playLimits, of: playLimits.memberId },
  { section: "playBlocks", table: playBlocks, of: playBlocks.memberId },
  { section: "playSettings", table: playSettings, of: playSettings.memberId },
];
