/** The kinds of lines of the account record. */
export const RECORD_TYPES = [
  "deposit",
  "withdrawal",
  "bet",
  "win",
  "refund",
  "credit",
  "bonus",
  "commission",
  "transfer",
  "exchange",
  "fee",
  "adjust",
  "other",
] as const;
export type RecordType = (typeof RECORD_TYPES)[number];

/** The ledger's kinds of transfer, by what the record calls them. */
const KINDS: Partial<Record<RecordType, readonly string[]>> = {
  deposit: ["deposit", "deposit-reversal"],
  withdrawal: ["withdraw-hold", "withdraw-release", "withdraw-paid", "withdraw-refund"],
  bet: ["bet"],
  win: ["win"],
  refund: ["rollback"],
  credit: ["credit"],
  bonus: ["welcome", "trial", "reward", "bonus-grant", "bonus-release", "bonus-return"],
  commission: [
    "commission",
    "settlement-paid",
    "settlement-sent",
    "settlement-received",
    "settlement-returned",
    "settlement-regained",
    "guarantee-paid",
    "guarantee-repaid",
    "guarantee-waived",
  ],
  transfer: ["wallet-hold", "wallet-arrive", "wallet-back", "member-sent", "member-received"],
  exchange: ["redeem", "redeem-return"],
  fee: ["deposit-fee", "withdraw-fee"],
  adjust: ["adjust", "win-taken-back", "debt-booked", "debt-collected"],
};

/** The record's name for a transfer of this kind; `other` for a kind without its own name. */
export function recordType(kind: string): RecordType {
  return RECORD_TYPES.find((type) => KINDS[type]?.includes(kind)) ?? "other";
}

/** The kinds of a filter; undefined for `other`, which is every kind that is in no list. */
export const kindsOf = (type: RecordType): readonly string[] | undefined => KINDS[type];

/** Every kind with a name of its own. */
export const knownKinds = (): readonly string[] => Object.values(KINDS).flat();

/** Wallets whose lines a member may read. */
export const RECORD_WALLETS = ["cash", "locked", "bonus", "commission"] as const;
export type RecordWallet = (typeof RECORD_WALLETS)[number];
