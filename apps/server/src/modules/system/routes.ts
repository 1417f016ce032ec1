import type { Handlers } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../platform/context.ts";
import { getCountryCodes } from "./country-codes.ts";
import { getHealth, getReady } from "./health.ts";
import { getKeys } from "./keys.ts";
import { getOpenApi } from "./openapi.ts";
import { getDomainRoute, getPing } from "./domain-route.ts";
import { getStatus } from "./status.ts";
import { getWhitelabel } from "./whitelabel.ts";

export const systemHandlers = {
  "system.status": getStatus,
  "system.keys": getKeys,
  "system.whitelabel": getWhitelabel,
  "system.countryCodes": getCountryCodes,
  "system.domainRoute": getDomainRoute,
  "system.ping": getPing,
  "system.health": getHealth,
  "system.ready": getReady,
  "system.openapi": getOpenApi,
} satisfies Partial<Handlers<ServerContexts>>;
