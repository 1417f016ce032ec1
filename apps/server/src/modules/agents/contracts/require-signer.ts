import { agentAbilities } from "@baize/domain/agents/abilities";
import type { ContractType } from "@baize/domain/agents/contract/type";
import { fault } from "../../../platform/http/fault.ts";
import { memberKind } from "../../identity/member/member-kind.ts";
import type { PartyContext } from "./party-context.ts";

/** Whether an account of this kind signs contracts: sub-accounts of agents only read. */
export const isSigner = (kind: number): boolean => agentAbilities(memberKind(kind))?.signs === true;

/** Throws `auth.not_agent` for a caller who signs no contracts. */
export function requireSigner({ member }: PartyContext): void {
  if (!isSigner(member.kind)) throw fault("auth.not_agent");
}

/** Throws `contract.type_closed` where the brand has no contracts of this type. */
export function requireType({ brand }: PartyContext, type: ContractType): void {
  if (!brand.features.contracts[type]) throw fault("contract.type_closed");
}
