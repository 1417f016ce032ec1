import type { IdentityProvider } from "@baize/domain/identity/session/identity-provider";
import type { RequestContext } from "../../../platform/context.ts";
import { type Fault, fault } from "../../../platform/http/fault.ts";

const field = (error: unknown, name: string): unknown =>
  typeof error === "object" && error !== null ? Reflect.get(error, name) : undefined;

/** Whether the provider did not answer, or answered with a fault of its own. */
function isDown(error: unknown): boolean {
  const status = field(error, "status") ?? field(field(error, "cause"), "status");
  if (typeof status === "number") return status >= 500 || status === 429;
  // `fetch` throws a TypeError where there is no connection.
  return error instanceof TypeError || ["OAUTH_TIMEOUT", "OAUTH_ABORT"].includes(String(field(error, "code")));
}

/** The fault of a call to a provider. Logged, because an expired secret makes every sign-in by that provider fail. */
export function providerFault(
  { system }: RequestContext,
  provider: IdentityProvider,
  error: unknown,
  otherwise: "auth.identity_refused" | "auth.identity_unavailable",
): Fault {
  const reason = field(error, "error") ?? field(error, "code") ?? field(error, "name");
  const code = isDown(error) ? "auth.identity_unavailable" : otherwise;
  system.log.warn("identity provider", { provider, code, reason: String(reason) });
  return fault(code);
}
