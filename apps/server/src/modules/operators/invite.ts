import { OPERATOR_ACCOUNT } from "@baize/domain/operators/account";
import type { Role } from "@baize/domain/operators/role";
import { initialState } from "@baize/domain/state-machine/machine";
import { loadBrand } from "../../platform/brand/queries.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { transact } from "../../platform/database/retry.ts";
import { newId } from "../../platform/ids/new-id.ts";
import { EVERY_BRAND, type Operator, Refused } from "../../platform/operator/operation.ts";
import { ALL_BRANDS, writeOperatorAudit } from "../../platform/operator/write-operator-audit.ts";
import { NO_PASSWORD } from "../../platform/security/password.ts";
import type { System } from "../../platform/system.ts";
import { newEnrolment, printedEnrolment } from "./enrolment-token.ts";
import { findOperator, hasEnrolled, insertOperator, noteFirstOperator, updateOperator } from "./queries.ts";

interface Invited {
  readonly username: string;
  readonly roles: readonly Role[];
  readonly brands: readonly string[];
}

/** Throws `Refused` for a brand that does not exist. */
export async function requireBrands(tx: Transaction, brands: readonly string[]): Promise<void> {
  for (const code of brands) await loadBrand(tx, code);
}

async function addInvited(tx: Transaction, system: System, operator: Operator, { username, roles, brands }: Invited) {
  await requireBrands(tx, brands);
  const createdAt = system.now();
  const enrolment = newEnrolment(createdAt);
  const about = { id: newId(), username, roles: [...roles], brands: [...brands], state: initialState(OPERATOR_ACCOUNT) };
  const added = await insertOperator(tx, {
    ...about,
    ...enrolment.columns,
    passwordHash: NO_PASSWORD,
    invitedBy: operator.name,
    createdAt,
  });
  if (!added) throw new Refused(`The name ${username} is taken.`);
  const details = { operator: username, roles, brands };
  await writeOperatorAudit(tx, system, operator, { brand: ALL_BRANDS, action: "operator.invite", details });
  return printedEnrolment(username, enrolment);
}

/** Adds an operator, who chooses password and authenticator by the token of the answer. */
export async function inviteOperator(system: System, operator: Operator, given: Invited) {
  return await transact(system.db, async (tx) => await addInvited(tx, system, operator, given));
}

/** Adds the first operator, a manager, or renews that invitation. Refused once an operator has enrolled. */
export async function bootstrapOperators(system: System, username: string) {
  return await transact(system.db, async (tx) => {
    const first = await noteFirstOperator(tx, username);
    if (await hasEnrolled(tx)) throw new Refused("There is an operator already, who can add others.");
    if (first !== username) throw new Refused(`${first} was invited as the first operator.`);
    const invited = await findOperator(tx, username);
    const bootstrap = { name: "bootstrap", brands: EVERY_BRAND };
    if (!invited) return await addInvited(tx, system, bootstrap, { username, roles: ["manager"], brands: EVERY_BRAND });
    const enrolment = newEnrolment(system.now());
    await updateOperator(tx, invited.id, enrolment.columns);
    await writeOperatorAudit(tx, system, bootstrap, {
      brand: ALL_BRANDS,
      action: "operator.reset",
      details: { operator: username },
    });
    return printedEnrolment(username, enrolment);
  });
}
