import type { Handlers } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { endContract } from "./end-contract.ts";
import { getContract } from "./get-contract.ts";
import { getRules } from "./get-rules.ts";
import { listContracts } from "./list-contracts.ts";
import { offerContract } from "./offer-contract.ts";
import { rejectContract } from "./reject-contract.ts";
import { signContract } from "./sign-contract.ts";
import { withdrawContract } from "./withdraw-contract.ts";

export const contractsHandlers = {
  "contracts.list": listContracts,
  "contracts.get": getContract,
  "contracts.rules": getRules,
  "contracts.offer": offerContract,
  "contracts.sign": signContract,
  "contracts.reject": rejectContract,
  "contracts.withdraw": withdrawContract,
  "contracts.end": endContract,
} satisfies Partial<Handlers<ServerContexts>>;
