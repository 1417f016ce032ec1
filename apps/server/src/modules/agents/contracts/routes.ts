import type { Handlers } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { endContract } from "./end-contract.ts";
import { getContract } from "./get-contract.ts";
import { getRules } from "./get-rules.ts";
import { getConsolidated } from "./get-consolidated.ts";
import { listContracts, listOfType } from "./list-contracts.ts";
import { offerContract, offerOfType } from "./offer-contract.ts";
import { rejectContract } from "./reject-contract.ts";
import { signContract } from "./sign-contract.ts";
import { getOutcome, simulateContract } from "./simulate-contract.ts";
import { withdrawContract } from "./withdraw-contract.ts";

export const contractsHandlers = {
  "contracts.list": listContracts,
  "contracts.get": getContract,
  "contracts.rules": getRules,
  "contracts.outcome": getOutcome,
  "contracts.simulate": simulateContract,
  "contracts.offer": offerContract,
  "contracts.sign": signContract,
  "contracts.reject": rejectContract,
  "contracts.withdraw": withdrawContract,
  "contracts.end": endContract,
  "funds.consolidated": getConsolidated,
  "dividend.list": listOfType("dividend"),
  "dividend.request": offerOfType("dividend"),
  "dailySalary.list": listOfType("daily"),
  "dailySalary.request": offerOfType("daily"),
  "hourlySalary.list": listOfType("hourly"),
  "hourlySalary.request": offerOfType("hourly"),
  "realTimeSalary.list": listOfType("realTime"),
  "realTimeSalary.request": offerOfType("realTime"),
} satisfies Partial<Handlers<ServerContexts>>;
