import type { PersonalTable } from "../../platform/personal-data/personal-queries.ts";
import {
  bonuses,
  participations,
  pendingRewards,
  pointEarnings,
  raffleDraws,
  rebateLines,
  redemptions,
  wageringLines,
} from "./schema.ts";

export const personalInRewards: readonly PersonalTable[] = [
  { section: "promotions", table: participations, of: participations.memberId, without: ["images"] },
  { section: "bonuses", table: bonuses, of: bonuses.memberId },
  { section: "wagering", table: wageringLines, of: wageringLines.memberId },
  { section: "rewards", table: pendingRewards, of: pendingRewards.memberId },
  { section: "raffleDraws", table: raffleDraws, of: raffleDraws.memberId },
  { section: "rebates", table: rebateLines, of: rebateLines.memberId },
  { section: "pointEarnings", table: pointEarnings, of: pointEarnings.memberId },
  { section: "redemptions", table: redemptions, of: redemptions.memberId },
];
