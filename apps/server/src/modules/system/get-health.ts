import type { Handler } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../platform/context.ts";
import { fault } from "../../platform/http/fault.ts";
import { isReachable } from "../../platform/database/is-reachable.ts";

/** Liveness: the process answers. */
export const getHealth: Handler<"system.health", ServerContexts> = () => ({ status: "ok" });

/** Readiness: the process can serve. Migrations run before it listens, so a database that answers is migrated. */
export const getReady: Handler<"system.ready", ServerContexts> = async ({ system }) => {
  const checks = { database: await isReachable(system.db), keys: system.keys.published.length > 0 };
  if (!checks.database || !checks.keys) throw fault("system.busy");
  return { status: "ok", checks };
};
