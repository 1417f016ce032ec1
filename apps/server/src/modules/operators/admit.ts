import { ACTIVE_OPERATOR } from "@baize/domain/operators/account";
import { hasRole } from "@baize/domain/operators/role";
import { EVERY_BRAND, type Operation, type Operator, Refused } from "../../platform/operator/operation.ts";
import { requireBrand } from "../../platform/operator/require-brand.ts";
import { ALL_BRANDS } from "../../platform/operator/write-operator-audit.ts";
import { hashOf } from "../../platform/security/tokens.ts";
import type { System } from "../../platform/system.ts";
import { findOperatorSession, updateOperatorSeen } from "./queries.ts";
import { isSandbox, mayTryOut } from "./sandbox.ts";

/** An unused session ends after this time. */
const IDLE_MS = 30 * 60_000;
/** How old the last-seen time may be before an operation writes it anew. */
const SEEN_EVERY_MS = 60_000;

async function signInFirst(system: System): Promise<Refused> {
  const command = (await mayTryOut(system)) ? "sandbox sign-in" : "sign-in";
  return new Refused(`Sign in first: npm run operator -- ${command} --username <name>.`);
}

/** The operator of this session. Throws `Refused` where it is unknown, idle, expired or ended. */
async function findSignedIn(system: System, token: string): Promise<Required<Omit<Operator, "requestedBy">>> {
  const now = system.now();
  const session = hashOf(token);
  const found = token === "" ? undefined : await findOperatorSession(system.db, session, now);
  if (found?.operator.state !== ACTIVE_OPERATOR) throw await signInFirst(system);
  const { operator } = found;
  const idle = now.getTime() - found.session.lastSeenAt.getTime();
  if (idle > IDLE_MS || (operator.sandbox && !isSandbox(system))) throw await signInFirst(system);
  if (idle > SEEN_EVERY_MS) await updateOperatorSeen(system.db, session, now);
  return { name: operator.username, roles: operator.roles, brands: operator.brands, session };
}

/** Throws `Refused` where none of these roles may run the operation. */
export function requireRole({ roles = [] }: Operator, name: string, row: Operation): void {
  if (row.roles === "public" || hasRole(roles, row.roles)) return;
  throw new Refused(`"${name}" needs one of these roles: ${row.roles.join(", ")}.`);
}

/** The operator who may run this operation. Throws `Refused` for any other. */
export async function admit(system: System, name: string, row: Operation, token: string): Promise<Operator> {
  if (row.roles === "public") return { name: "without a session", brands: EVERY_BRAND };
  const operator = await findSignedIn(system, token);
  requireRole(operator, name, row);
  return operator;
}

/**
 * The brand that the operation acts for: `ALL_BRANDS` where it is about no single one. Throws `Refused` where the operator is
 * limited to others.
 */
export async function requireScope(
  system: System,
  operator: Operator,
  { scope }: Pick<Operation, "scope">,
  input: Readonly<Record<string, unknown>>,
): Promise<string> {
  if (scope === "operator") return ALL_BRANDS;
  const brand = scope === "platform" ? ALL_BRANDS : await scope(system, input);
  // The operation itself refuses what does not exist.
  if (brand === undefined) return ALL_BRANDS;
  requireBrand(operator, brand);
  return brand;
}
