import type { Handler } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../platform/context.ts";
import { fault } from "../../platform/http/fault.ts";
import { isReachable } from "../../platform/database/is-reachable.ts";

/** The process answers; nothing else is asked. */
export const getHealth: Handler<"system.health", ServerContexts> = () => ({ status: "ok" });

/** The process can serve. Migrations ran before it listened, so a database that answers is a migrated one. */
export const getReady: Handler<"system.ready", ServerContexts> = async ({ system }) => {
  const checks = { database: await isReachable(system.db), keys: system.keys.published.length > 0 };
  if (!checks.database || !checks.keys) throw fault("system.busy");
  return { status: "ok", checks };
};
