import { createHmac } from "node:crypto";
import { SANDBOX_BANK } from "../../platform/config/config.ts";
import { StartError } from "../../platform/config/start-error.ts";
import type { System } from "../../platform/system.ts";
import type { PaymentAdapter } from "./payment-adapter.ts";
import { sandboxBank } from "./sandbox/sandbox-bank.ts";

/** A secret derived from the server's own, so that nothing has to be configured. */
const derivedSecret = ({ stableSecret }: System, purpose: string): string =>
  createHmac("sha256", stableSecret).update(purpose).digest("base64url");

/** Every payment adapter that the configuration may mount. To add one, add a row. */
const ADAPTERS: Readonly<Record<string, (system: System) => PaymentAdapter>> = {
  [SANDBOX_BANK]: (system) => sandboxBank(derivedSecret(system, "payments sandbox-bank")),
};

/** The payment adapter of this id; undefined where it is not mounted. */
export function adapterOf(system: System, id: string): PaymentAdapter | undefined {
  return system.config.paymentAdapters.includes(id) ? ADAPTERS[id]?.(system) : undefined;
}

/** Throws StartError for a mounted adapter that does not exist. */
export function requireAdapters({ config }: System): void {
  const unknown = config.paymentAdapters.find((id) => !ADAPTERS[id]);
  if (unknown !== undefined)
    throw new StartError(`PAYMENT_ADAPTERS names "${unknown}"; there is ${Object.keys(ADAPTERS).join(", ")}.`);
}
