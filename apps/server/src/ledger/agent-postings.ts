import type { PostingRow } from "./posting-row.ts";

/** How agents are paid by their contracts. */
export const AGENT_POSTINGS = {
  "settlement-paid": {
    kind: "settlement-paid",
    debit: "commissions",
    credit: "commission",
    module: "agents",
    when: "The brand pays an agent for a window of a contract.",
  },
  "settlement-sent": {
    kind: "settlement-sent",
    debit: "commission",
    credit: "between-members",
    module: "agents",
    when: "An upline pays a downline for a window of a contract.",
  },
  "settlement-received": {
    kind: "settlement-received",
    debit: "between-members",
    credit: "commission",
    module: "agents",
    when: "What an upline paid for a window arrives, in the same transaction.",
  },
  "settlement-returned": {
    kind: "settlement-returned",
    debit: "commission",
    credit: "commissions",
    module: "agents",
    when: "A correction of a window takes back what the brand paid too much.",
  },
  "settlement-returned-up": {
    kind: "settlement-returned",
    debit: "commission",
    credit: "between-members",
    module: "agents",
    when: "A correction of a window takes back what an upline paid too much.",
  },
  "settlement-regained": {
    kind: "settlement-regained",
    debit: "between-members",
    credit: "commission",
    module: "agents",
    when: "What an upline paid too much arrives there, in the same transaction.",
  },
  "guarantee-paid": {
    kind: "guarantee-paid",
    debit: "guarantee",
    credit: "commission",
    module: "agents",
    when: "An upline has not enough to pay a downline: the guarantee adds it, and the upline owes it.",
  },
  "guarantee-repaid": {
    kind: "guarantee-repaid",
    debit: "commission",
    credit: "guarantee",
    module: "agents",
    when: "Commission arrives at an upline who owes the guarantee.",
  },
  "guarantee-waived": {
    kind: "guarantee-waived",
    debit: "commissions",
    credit: "commission",
    module: "agents",
    when: "Two operators waive what an upline owes: the brand gives it, and it is repaid in the same transaction.",
  },
} as const satisfies Readonly<Record<string, PostingRow>>;
