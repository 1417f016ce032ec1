import type { OutputOf } from "@baize/api/contract/contract";

export type Contract = OutputOf<"contracts.get">["contract"];
export type ContractRules = OutputOf<"contracts.rules">;
export type ContractTier = Contract["tiers"][number];

/** Where the page of one contract is, and the page that offers one. */
export const contractPath = (id: string) => `contracts/${id}` as const;
export const OFFER_PATH = "contracts/new";
