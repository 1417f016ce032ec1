import { ACTIVE_OPERATOR } from "@baize/domain/operators/account";
import { transact } from "../../platform/database/retry.ts";
import { EVERY_BRAND, type Operator, Refused } from "../../platform/operator/operation.ts";
import { ALL_BRANDS, writeOperatorAudit } from "../../platform/operator/write-operator-audit.ts";
import { pretendToVerify, verifyPassword } from "../../platform/security/password.ts";
import { clearTries } from "../../platform/security/throttle.ts";
import type { System } from "../../platform/system.ts";
import { countOperatorTry } from "./count-operator-try.ts";
import { openOperatorSession } from "./open-session.ts";
import { endOperatorSession, findOperator, markOperatorStep, type OperatorRow } from "./queries.ts";
import { matchingOperatorStep } from "./second-factor.ts";

interface Proof {
  readonly username: string;
  readonly password: string;
  readonly code: string;
}

/** The operator and the step of the code; undefined where anything is wrong. An unknown name takes as long. */
async function verify(system: System, { username, password, code }: Proof): Promise<readonly [OperatorRow, number] | undefined> {
  const row = await findOperator(system.db, username);
  const right = row
    ? await verifyPassword(password, row.passwordHash, system.config.passwordWork)
    : await pretendToVerify(password, system.config.passwordWork);
  if (!row || !right || row.state !== ACTIVE_OPERATOR || row.sandbox) return undefined;
  const step = matchingOperatorStep(await system.keys.sealing(), row, code, system.now());
  return step === undefined ? undefined : [row, step];
}

/** Signs an operator in by password and authenticator. Tries are counted before they are checked. */
export async function signInOperator(system: System, proof: Proof) {
  const key = await countOperatorTry(system, proof.username);
  const proven = await verify(system, proof);
  const wrong = new Refused("The name, the password or the code is wrong.");
  if (!proven) throw wrong;
  const [row, step] = proven;
  return await transact(system.db, async (tx) => {
    if (!(await markOperatorStep(tx, row.id, step))) throw wrong;
    await clearTries(tx, key);
    await writeOperatorAudit(
      tx,
      system,
      { name: row.username, brands: EVERY_BRAND },
      { brand: ALL_BRANDS, action: "operator.sign-in" },
    );
    return await openOperatorSession(tx, system, row);
  });
}

/** Ends the session that asks for it. */
export async function signOutOperator(system: System, operator: Operator) {
  return await transact(system.db, async (tx) => {
    await endOperatorSession(tx, operator.session ?? "", system.now());
    const own = { name: operator.name, brands: EVERY_BRAND };
    await writeOperatorAudit(tx, system, own, { brand: ALL_BRANDS, action: "operator.sign-out" });
    return { username: operator.name, signedIn: false };
  });
}
