interface AccountRow {
  /** `member`: money that is the member's. `house`: the brand's side of that member's moves. */
  readonly side: "member" | "house";
  /** The unit: the brand's currency, or points. */
  readonly unit: "money" | "points";
  /** `never below zero` is checked in the database. */
  readonly balance: "never below zero" | "any";
  readonly holds: string;
  /** The meaning of a positive and a negative balance. A credit adds to the balance, a debit takes from it. */
  readonly sign: string;
  /** What `ref` names: there is one account for each. Null: there is one account, and `ref` is empty. */
  readonly ref: string | null;
}

const OWED = "Positive: what the brand owes the member.";

/**
 * Every kind of account. All accounts of a member, those of the brand's side among them, are kept under the member's id, so
 * that a posting touches one member's rows and no row serves two members. The brand's balance of a kind is a sum over
 * members. The table of postings says which transfer may use which kinds.
 */
export const CHART = {
  cash: {
    side: "member",
    unit: "money",
    balance: "never below zero",
    holds: "Money that the member can play with, send and withdraw.",
    sign: OWED,
    ref: null,
  },
  locked: {
    side: "member",
    unit: "money",
    balance: "never below zero",
    holds: "Money held for a withdrawal or a transfer that is not over.",
    sign: OWED,
    ref: null,
  },
  bonus: {
    side: "member",
    unit: "money",
    balance: "never below zero",
    holds: "Bonus money that has to be played before it becomes cash.",
    sign: OWED,
    ref: null,
  },
  commission: {
    side: "member",
    unit: "money",
    balance: "never below zero",
    holds: "What an agent or a member earned, until it is sent along the tree.",
    sign: OWED,
    ref: null,
  },
  points: {
    side: "member",
    unit: "points",
    balance: "never below zero",
    holds: "Points that can be exchanged.",
    sign: OWED,
    ref: null,
  },
  vendor: {
    side: "member",
    unit: "money",
    balance: "never below zero",
    holds: "Money at one game vendor, where the brand keeps a wallet for each.",
    sign: OWED,
    ref: "the vendor's code",
  },
  provider: {
    side: "house",
    unit: "money",
    balance: "any",
    holds:
      "Stakes less wins, rollbacks and credits of the games of one provider, without what went into pots and came out of them, and without wins of free rounds.",
    sign: "Positive: the brand has won. Negative: the member has.",
    ref: "the provider's id",
  },
  pot: {
    side: "house",
    unit: "money",
    balance: "any",
    holds: "Shares of stakes that this member put into one pot of a provider, less what the member won of it.",
    sign: "Over all members, positive: the brand owes the provider, who runs the pot. Negative: the provider owes the brand.",
    ref: "the provider's id and its name of the pot",
  },
  "free-rounds": {
    side: "house",
    unit: "money",
    balance: "any",
    holds: "What this member won in free rounds of one campaign, less what was taken back.",
    sign: "Negative: the brand has paid that much for the campaign. It is never positive.",
    ref: "the campaign",
  },
  clearing: {
    side: "house",
    unit: "money",
    balance: "any",
    holds: "What came in and went out through one payment adapter.",
    sign: "Negative: the adapter has received that much for the member. Positive: it has paid out more than it received.",
    ref: "the adapter's id",
  },
  "between-members": {
    side: "house",
    unit: "money",
    balance: "any",
    holds: "What passes between this member and others. Over all members it sums to zero, and so does each transfer.",
    sign: "Positive: the member has sent more than was received. Negative: the other case.",
    ref: null,
  },
  promotions: {
    side: "house",
    unit: "money",
    balance: "any",
    holds: "What the brand gave in rewards, bonuses and credits, less what came back.",
    sign: "Negative: the brand has given that much.",
    ref: null,
  },
  fees: {
    side: "house",
    unit: "money",
    balance: "any",
    holds: "Fees of deposits and withdrawals, less those given back.",
    sign: "Positive: the brand has earned that much.",
    ref: null,
  },
  adjustments: {
    side: "house",
    unit: "money",
    balance: "any",
    holds: "Corrections that two operators agreed to.",
    sign: "Negative: the member was given that much. Positive: it was taken.",
    ref: null,
  },
  receivable: {
    side: "house",
    unit: "money",
    balance: "any",
    holds:
      "What the member owes: deposits that were reversed and wins that were taken back after their money was spent, less what was collected.",
    sign: "Negative: the member owes that much. It is never positive.",
    ref: null,
  },
  commissions: {
    side: "house",
    unit: "money",
    balance: "any",
    holds: "What the brand paid to agents by their contracts, and debts of theirs that it waived.",
    sign: "Negative: the brand has paid that much.",
    ref: null,
  },
  guarantee: {
    side: "house",
    unit: "money",
    balance: "any",
    holds: "What the guarantee paid to downlines for the member as their upline, less what was repaid or waived.",
    sign: "Negative: the member owes that much. It is never positive.",
    ref: "`dividend` or `salary`",
  },
  "points-issued": {
    side: "house",
    unit: "points",
    balance: "any",
    holds: "Points that were earned, less those exchanged.",
    sign: "Negative: that many points are with the member.",
    ref: null,
  },
} as const satisfies Readonly<Record<string, AccountRow>>;

export type AccountKind = keyof typeof CHART;
export type MemberAccountKind = {
  [Kind in AccountKind]: (typeof CHART)[Kind]["side"] extends "member" ? Kind : never;
}[AccountKind];
/** Kinds of which there is one account for each `ref`. */
export type NamedAccountKind = { [Kind in AccountKind]: (typeof CHART)[Kind]["ref"] extends null ? never : Kind }[AccountKind];

const isKind = (name: string): name is AccountKind => Object.hasOwn(CHART, name);
export const ACCOUNT_KINDS: readonly AccountKind[] = Object.keys(CHART).filter(isKind);
