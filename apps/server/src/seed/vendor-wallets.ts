import { MAIN_WALLET } from "@baize/domain/payments/wallet-transfer";
import type { walletTransfers } from "../modules/payments/schema.ts";
import { memberAccount, type Owner } from "../ledger/account.ts";
import { VENDOR_KINDS } from "../modules/payments/wallets/transfer-queries.ts";
import type { SeedLedger } from "./seed-ledger.ts";
import type { SeedBrand } from "./brands.ts";
import type { MemberSeed } from "./people.ts";
import { seededId } from "./random.ts";

type TransferSeed = typeof walletTransfers.$inferInsert;

const MINUTE_MS = 60_000;
/** Balances of the demo member at vendors, in minor units, and how many minutes ago they were moved there. */
const HELD = [
  ["SAFFRON_REEL", 240_000n, 55],
  ["KESTREL", 85_050n, 50],
  ["PAPER_TIGER", 30_000n, 45],
] as const;

/** Money at vendors, where the brand keeps a wallet for each. */
export function addVendorWallets(ledger: SeedLedger, brand: SeedBrand, member: MemberSeed, now: Date): TransferSeed[] {
  const { currency, payments } = brand.config;
  if (payments?.isSingle !== false || member.username !== "ananya_42") return [];
  const owner: Owner = { id: member.id, book: "real", currency };
  return HELD.map(([vendor, amount, minutes]) => {
    const id = seededId("wallet transfer", member.id, vendor);
    const at = new Date(now.getTime() - minutes * MINUTE_MS);
    const of = { owner, amount, ref: id, at };
    ledger.accounts.push(memberAccount(owner, "vendor", vendor));
    ledger.moves.push({ posting: "wallet-hold", ...of }, { posting: "wallet-arrive-at-vendor", refs: { vendor }, ...of });
    const ends = { from: MAIN_WALLET, to: vendor, kind: VENDOR_KINDS.in };
    return { memberId: member.id, id, reference: id, ...ends, currency, amount, at, settledAt: at };
  });
}
