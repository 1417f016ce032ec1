import type { PublishedType } from "@baize/domain/content/announcement/types";
import type { Texts } from "../platform/language/texts.ts";
import { seedTexts } from "./seed-text.ts";

/** The values of `{{vendor}}` and `{{n}}`. */
export interface Filling {
  readonly vendor: string;
  readonly n: number;
}

export interface AnnouncementText {
  readonly type: PublishedType;
  readonly texts: Texts;
}

/** The newest seven, as the design shows them. */
export const LEADING: readonly AnnouncementText[] = [
  { type: "PL", texts: seedTexts("announcement.leading.upi_slow") },
  { type: "PR", texts: seedTexts("announcement.leading.new_slots") },
  { type: "PL", texts: seedTexts("announcement.leading.weekly_rebate") },
  { type: "PU", texts: seedTexts("announcement.leading.withdrawal_limit") },
  { type: "B", texts: seedTexts("announcement.leading.hanoi_times") },
  { type: "PL", texts: seedTexts("announcement.leading.northgate_maintenance") },
  { type: "PU", texts: seedTexts("announcement.leading.false_agents") },
];

/** Notices to agents, the newest first. */
export const TO_AGENTS: readonly AnnouncementText[] = [
  { type: "AS", texts: seedTexts("announcement.agents.settlement") },
  { type: "AC", texts: seedTexts("announcement.agents.contracts") },
];

const RECURRING = [
  { type: "PR", name: "announcement.recurring.new_games" },
  { type: "PL", name: "announcement.recurring.maintenance" },
  { type: "PL", name: "announcement.recurring.weekly_rebate" },
  { type: "B", name: "announcement.recurring.earlier_tables" },
  { type: "PU", name: "announcement.recurring.set_limit" },
  { type: "H", name: "announcement.recurring.tournament" },
  { type: "PR", name: "announcement.recurring.daily_mission" },
] as const;

/** One of the recurring announcements, filled in. */
export function recurring(index: number, { vendor, n }: Filling): AnnouncementText {
  const row = RECURRING[index % RECURRING.length];
  if (!row) throw new RangeError("There are no recurring announcements");
  return { type: row.type, texts: seedTexts(row.name, { vendor, n }) };
}
