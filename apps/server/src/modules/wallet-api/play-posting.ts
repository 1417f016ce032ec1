import type { Account } from "../../ledger/account.ts";
import type { Posting } from "../../ledger/post.ts";

const ROWS = {
  bet: { cash: "bet", vendor: "bet-from-vendor" },
  win: { cash: "win", vendor: "win-to-vendor" },
  credit: { cash: "credit", vendor: "credit-to-vendor" },
  takeBack: { cash: "win-taken-back", vendor: "win-taken-back-from-vendor" },
  rollback: { cash: "rollback", vendor: "rollback-to-vendor" },
} as const;

/** The posting of a game's call: with cash, or with the vendor's wallet that the round plays from. */
export function playPosting(what: keyof typeof ROWS, wallet: Account, provider: string): Posting {
  if (wallet.kind === "cash") return { posting: ROWS[what].cash, refs: { provider } };
  return { posting: ROWS[what].vendor, refs: { provider, vendor: wallet.ref } };
}
