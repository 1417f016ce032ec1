import type { PersonalTable } from "../../platform/personal-data/personal-queries.ts";
import { lotteryChases, lotteryTickets } from "./schema.ts";

export const personalInLottery: readonly PersonalTable[] = [
  { section: "lotteryTickets", table: lotteryTickets, of: lotteryTickets.memberId },
  { section: "lotteryChases", table: lotteryChases, of: lotteryChases.memberId },
];
