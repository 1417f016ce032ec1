/** Ways of paying in, as a person knows them. */
export const CHANNEL_KINDS = ["upi", "bank_transfer", "card", "wallet", "crypto"] as const;
export type ChannelKind = (typeof CHANNEL_KINDS)[number];

/** Where a withdrawal may be paid out to. */
export const PAYOUT_KINDS = ["bank", "upi"] as const;
export type PayoutKind = (typeof PAYOUT_KINDS)[number];

/** Accounts that one member may keep. */
export const MAX_PAYOUT_ACCOUNTS = 5;

const RULES: Record<PayoutKind, RegExp> = {
  bank: /^\d{6,20}$/,
  // NPCI: a virtual payment address is `name@handle`.
  upi: /^[a-z0-9][a-z0-9.\-_]{1,63}@[a-z][a-z0-9]{1,31}$/,
};

/** An account number or payment address as it is kept; undefined for one that cannot be. */
export function payoutNumber(kind: PayoutKind, text: string): string | undefined {
  const plain = text.replaceAll(/[\s-]/g, "").toLowerCase();
  const number = kind === "upi" ? text.trim().toLowerCase() : plain;
  return RULES[kind].test(number) ? number : undefined;
}

/** Indian Financial System Code: bank, zero, branch. */
export const isIfsc = (code: string): boolean => /^[A-Z]{4}0[A-Z0-9]{6}$/.test(code);

/** Enough to recognise, not to use: `••4471`, `an••@okaxis`. */
export function maskPayout(kind: PayoutKind, number: string): string {
  if (kind === "bank") return `••${number.slice(-4)}`;
  const at = number.indexOf("@");
  return `${number.slice(0, Math.min(2, at - 1))}••${number.slice(at)}`;
}
