import { eq } from "drizzle-orm";
import type { PersonalTable } from "../platform/personal-data/personal-queries.ts";
import { accounts, transfers } from "./schema.ts";

/** The entries say the same as the transfers, by account. */
export const personalInLedger: readonly PersonalTable[] = [
  {
    section: "accounts",
    table: accounts,
    of: accounts.memberId,
    where: () => eq(accounts.side, "member"),
    without: ["id", "side", "version"],
  },
  { section: "transfers", table: transfers, of: transfers.memberId, without: ["debit", "credit"] },
];
