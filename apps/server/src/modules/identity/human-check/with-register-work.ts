import type { RequestContext } from "../../../platform/context.ts";
import type { Executor } from "../../../platform/database/database.ts";
import { Fault, fault } from "../../../platform/http/fault.ts";
import { verifyWork } from "./proof-of-work.ts";

/**
 * Runs a registration that brings its proof of work; throws `register.work_required` without one. `spend` uses the proof up in
 * the transaction that stores the member, so that the same call sent twice waits for its own answer. A refused registration
 * uses it up, too; one that failed, which is sent again, does not.
 */
export async function withRegisterWork<T>(
  { system, now }: RequestContext,
  payload: string | undefined,
  run: (spend: (tx: Executor) => Promise<void>) => Promise<T>,
): Promise<T> {
  const work = payload ? await verifyWork(system, "register", payload, now) : undefined;
  if (!work) throw fault("register.work_required");
  try {
    return await run(async (tx) => {
      if (!(await work.spend(tx))) throw fault("register.work_required");
    });
  } catch (error) {
    if (error instanceof Fault) await work.spend(system.db).catch(() => false);
    throw error;
  }
}
