import { createHmac } from "node:crypto";
import type { System } from "../../platform/system.ts";
import type { PaymentAdapter } from "./payment-adapter.ts";
import { sandboxBank } from "./sandbox/sandbox-bank.ts";

/** A secret derived from the server's own, so that nothing has to be configured. */
const derivedSecret = ({ codeSecret }: System, purpose: string): string =>
  createHmac("sha256", codeSecret).update(purpose).digest("base64url");

/** The payment adapter of this id; undefined where there is none. */
export function adapterOf(system: System, id: string): PaymentAdapter | undefined {
  return [sandboxBank(derivedSecret(system, "payments sandbox-bank"))].find((adapter) => adapter.id === id);
}
