import type { Hono } from "hono";
import type { System } from "../../platform/system.ts";
import { SANDBOX_BANK } from "../../platform/config/config.ts";
import { adapterOf, requireAdapters } from "./adapters.ts";
import { mountReports } from "./reports/routes.ts";
import { mountSandboxBank } from "./sandbox/routes.ts";

/** Addresses of payments outside of the contract: adapters' reports and the sandbox bank's page. */
export function mountPayments(app: Hono<{ Variables: { requestId: string } }>, system: System): void {
  requireAdapters(system);
  mountReports(app, system);
  if (adapterOf(system, SANDBOX_BANK)) mountSandboxBank(app, system);
}
