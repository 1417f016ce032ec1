import type { Hono } from "hono";
import type { System } from "../../platform/system.ts";
import { mountReports } from "./reports/routes.ts";
import { mountSandboxBank } from "./sandbox/routes.ts";

/** Addresses of payments outside of the contract: adapters' reports and the sandbox bank's page. */
export function mountPayments(app: Hono<{ Variables: { requestId: string } }>, system: System): void {
  mountReports(app, system);
  mountSandboxBank(app, system);
}
