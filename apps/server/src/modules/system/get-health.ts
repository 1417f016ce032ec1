import type { Handler } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../platform/context.ts";
import { fault } from "../../platform/http/fault.ts";
import { isReachable } from "../../platform/database/is-reachable.ts";

/** Liveness: the process answers. */
export const getHealth: Handler<"system.health", ServerContexts> = () => ({ status: "ok" });

/**
 * Readiness: the process can serve. Migrations run before it listens, so a database that answers is migrated. A job that fails
 * is named and leaves the process ready: no call waits for it, and it would fail in another process too.
 */
export const getReady: Handler<"system.ready", ServerContexts> = async ({ system }) => {
  const database = await isReachable(system.db);
  const checks = { database, keys: database && (await system.keys.envelopes()).published.length > 0 };
  if (!checks.database || !checks.keys) throw fault("system.busy");
  const failing = Object.fromEntries(system.jobHealth.failing.map((name) => [`jobs.${name}`, false]));
  return { status: "ok", checks: { ...checks, ...failing } };
};
