import * as z from "zod/mini";
import { STATEMENT_STATES } from "@baize/domain/agents/settlement/statement-state";
import { endpoints } from "../endpoint.ts";
import {
  agentContract,
  contractFilters,
  contractList,
  contractPeriod,
  contractTiers,
  OFFER_ERRORS,
} from "../../schema/agent-contract.ts";
import { amount, money } from "../../schema/money.ts";
import { count, instant } from "../../schema/number.ts";
import { text } from "../../schema/text.ts";
import { contractCallsRoutes } from "../../routes/agents/contract-calls.ts";

/** Proposals of one type that can still be signed. */
const proposals = z.object({
  /** Whether the brand has contracts of this type. */
  open: z.boolean(),
  /** By the agent, and by the other side. */
  mine: count(),
  others: count(),
});

const terms = {
  /** What the agent is paid by now or from its next window on; null without a contract. */
  contract: z.nullable(agentContract),
  /** Running contracts with direct downlines. */
  below: count(),
};

const wages = {
  /** Settled in windows that ended in the month that runs. */
  received: money(),
  paid: money(),
  /** Bills that are not paid yet. */
  toReceive: money(),
  toPay: money(),
  /** The newest window that was settled for the agent. */
  last: z.nullable(z.object({ start: instant(), end: instant(), amount: money(), state: z.enum(STATEMENT_STATES) })),
};

/** The other side: a direct downline, or without it the own upline. */
const party = { account: z.optional(text(64)) };
const listed = {
  input: z.object(contractFilters),
  output: contractList,
  errors: ["input.bad_cursor"],
  rate: "read",
} as const;
const requested = { output: agentContract, errors: [...OFFER_ERRORS], rate: "write" } as const;
/** A salary has days alone. */
const salary = { ...requested, input: z.object({ ...party, tiers: contractTiers() }) } as const;

export const contractCalls = endpoints(contractCallsRoutes, {
  "funds.consolidated": {
    summary: "What the agent is paid by and pays: proposals, contracts, wages and dividends of each type",
    input: z.object({}),
    output: z.object({
      dailysalreqtype: proposals,
      divtypereq: proposals,
      contracthoursalreq: proposals,
      realtimesalreqtype: proposals,
      /** The contract of the daily salary; `dailysalinfotype` is its money. */
      contractmrdailysalinfotype: z.object(terms),
      dailysalinfotype: z.object(wages),
      contracthoursalinfo: z.object({ ...terms, ...wages }),
      realtimesalinfotype: z.object({ ...terms, ...wages }),
      divtypeinfo: z.object({ ...terms, ...wages }),
      asOf: instant(),
    }),
    errors: ["auth.not_agent"],
    rate: "read",
  },
  "dividend.list": { ...listed, summary: "Dividend contracts with the upline and with direct downlines, newest first" },
  "dividend.request": {
    ...requested,
    summary: "Requests a dividend contract of the upline, or offers one to a direct downline",
    input: z.object({ ...party, period: contractPeriod, minBet: z.optional(amount()), tiers: contractTiers() }),
  },
  "dailySalary.list": { ...listed, summary: "Contracts of a daily salary, newest first" },
  "dailySalary.request": { ...salary, summary: "Requests a daily salary of the upline, or offers one to a direct downline" },
  "hourlySalary.list": { ...listed, summary: "Contracts of an hourly salary, newest first" },
  "hourlySalary.request": { ...salary, summary: "Requests an hourly salary of the upline, or offers one to a direct downline" },
  "realTimeSalary.list": { ...listed, summary: "Contracts of a real-time salary, newest first" },
  "realTimeSalary.request": {
    ...salary,
    summary: "Requests a real-time salary of the upline, or offers one to a direct downline",
  },
});
