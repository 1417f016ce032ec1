import type { PersonalTable } from "../../platform/personal-data/personal-queries.ts";
import { freeRounds } from "./schema.ts";

export const personalInWalletApi: readonly PersonalTable[] = [
  { section: "freeRounds", table: freeRounds, of: freeRounds.memberId },
];
