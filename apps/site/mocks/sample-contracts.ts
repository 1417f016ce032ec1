import type { OutputOf } from "@baize/api/contract/contract";
import { recordedAt } from "./recorded-calls.ts";

type Contract = OutputOf<"contracts.get">["contract"];

const DAY = 86_400_000;
const at = recordedAt.getTime();

const contract = (id: string, rest: Partial<Contract>): Contract => ({
  id,
  type: "daily",
  version: 1,
  period: "D",
  minBet: "0.00",
  currency: "INR",
  tiers: [{ betAmount: "0.00", ratio: 3000 }],
  state: "signed",
  side: "downline",
  account: "raj_mumbai",
  own: true,
  at: at - 30 * DAY,
  expiresAt: at - 23 * DAY,
  startsAt: at - 29 * DAY,
  endsAt: null,
  ...rest,
});

const inr = (amount: string) => ({ amount, currency: "INR" });

/** What the last settled half month would have paid, and what it paid. */
export const sampleOutcome: OutputOf<"contracts.outcome"> = {
  last: {
    start: at - 20 * DAY,
    end: at - 5 * DAY,
    amount: inr("124500.00"),
    base: inr("415000.00"),
    tier: 1,
    measures: { validBet: "2450000.00", profit: "415000.00", activeUsers: 14 },
    paid: inr("103750.00"),
  },
  asOf: at,
};
export const noOutcome: OutputOf<"contracts.outcome"> = { last: null, asOf: at };

/** The agent's own dividend contract with the brand: three tiers. */
const ownDividend = contract("c1", {
  type: "dividend",
  version: 2,
  period: "H",
  minBet: "500.00",
  side: "upline",
  account: null,
  own: false,
  tiers: [
    { validBet: "0.00", profit: "0.00", activeUsers: 0, ratio: 250_000 },
    { validBet: "500000.00", profit: "0.00", activeUsers: 5, ratio: 350_000 },
    { validBet: "5000000.00", profit: "250000.00", activeUsers: 20, ratio: 402_500 },
  ],
});

const ownDaily = contract("c2", { side: "upline", account: null, own: false, tiers: [{ ratio: 6000 }] });

const waiting = contract("c3", {
  type: "dividend",
  version: 3,
  period: "H",
  minBet: "500.00",
  side: "upline",
  account: null,
  own: false,
  state: "offered",
  at: at - DAY,
  expiresAt: at + 6 * DAY,
  startsAt: null,
  tiers: [{ validBet: "0.00", profit: "0.00", activeUsers: 0, ratio: 300_000 }],
});

const realTime = contract("c4", {
  type: "realTime",
  tiers: [{ singleBet: "100.00", profitRate: 500, lossRate: 1250 }],
  account: "deepa_pune",
});

const offered = contract("c5", {
  version: 2,
  state: "offered",
  at: at - 2 * DAY,
  expiresAt: at + 5 * DAY,
  startsAt: null,
  tiers: [
    { betAmount: "10000.00", players: 3, ratio: 3500 },
    { betAmount: "100000.00", players: 10, ratio: 4000 },
  ],
});

const ending = contract("c6", { type: "hourly", state: "ending", endsAt: at + DAY, account: "imran_nashik" });
const replaced = contract("c7", { ...ownDividend, id: "c7", version: 1, state: "superseded", endsAt: at - 29 * DAY });

/** Every state that an agent meets often. */
export const sampleContracts: OutputOf<"contracts.list"> = {
  items: [waiting, offered, ownDividend, ownDaily, realTime, contract("c8", {}), ending, replaced],
  next: null,
  asOf: at,
};

export const noContracts: OutputOf<"contracts.list"> = { ...sampleContracts, items: [] };
export const oneContract: OutputOf<"contracts.list"> = { ...sampleContracts, items: [ownDividend] };

/** The first page of thousands. */
export const thousandsOfContracts: OutputOf<"contracts.list"> = {
  ...sampleContracts,
  items: Array.from({ length: 20 }, (_, index) => contract(`m${index}`, { account: `agent_${index}` })),
  next: "bmV4dA",
};

export const waitingContract: OutputOf<"contracts.get"> = {
  contract: waiting,
  versions: [waiting, ownDividend, replaced],
  asOf: at,
};

export const signedContract: OutputOf<"contracts.get"> = {
  contract: contract("c8", {}),
  versions: [offered, contract("c8", {})],
  asOf: at,
};

/** A proposal of the agent to its downline. */
export const ownOffer: OutputOf<"contracts.get"> = { contract: offered, versions: [offered], asOf: at };

/** What the agent may offer: below the own dividend and daily contracts. */
export const sampleRules: OutputOf<"contracts.rules"> = {
  currency: "INR",
  types: ["dividend", "daily", "hourly", "realTime"],
  own: [ownDividend, ownDaily],
  upline: "vi***hq",
  asOf: at,
};
