import type { Account } from "../../ledger/account.ts";
import type { Posting } from "../../ledger/post.ts";

const AT_VENDOR = { bet: "bet-from-vendor", win: "win-to-vendor", rollback: "rollback-to-vendor" } as const;

/** The posting of a game's call: with cash, or with the vendor's wallet that the round plays from. */
export function playPosting(what: keyof typeof AT_VENDOR, wallet: Account, provider: string): Posting {
  if (wallet.kind === "cash") return { posting: what, refs: { provider } };
  return { posting: AT_VENDOR[what], refs: { provider, vendor: wallet.ref } };
}
