import type { Handlers } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../platform/context.ts";
import { getCountryCodes } from "./get-country-codes.ts";
import { getHealth, getReady } from "./get-health.ts";
import { getKeys } from "./get-keys.ts";
import { getOpenApi } from "./get-openapi.ts";
import { getDomainRoute, getPing } from "./get-domain-route.ts";
import { getPageSettings } from "./get-page-settings.ts";
import { getStatus } from "./get-status.ts";
import { getWhitelabel } from "./get-whitelabel.ts";

export const systemHandlers = {
  "system.status": getStatus,
  "system.keys": getKeys,
  "system.whitelabel": getWhitelabel,
  "page.settings": getPageSettings,
  "system.countryCodes": getCountryCodes,
  "system.domainRoute": getDomainRoute,
  "system.ping": getPing,
  "system.health": getHealth,
  "system.ready": getReady,
  "system.openapi": getOpenApi,
} satisfies Partial<Handlers<ServerContexts>>;
