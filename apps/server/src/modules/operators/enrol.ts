import { timingSafeEqual } from "node:crypto";
import { OPERATOR_ACCOUNT } from "@baize/domain/operators/account";
import { validatePassword } from "@baize/domain/identity/password/policy";
import { STRICT } from "@baize/domain/profile/profile";
import { nextState } from "@baize/domain/state-machine/machine";
import type { Transaction } from "../../platform/database/database.ts";
import { transact } from "../../platform/database/retry.ts";
import { EVERY_BRAND, Refused } from "../../platform/operator/operation.ts";
import { ALL_BRANDS, writeOperatorAudit } from "../../platform/operator/write-operator-audit.ts";
import { hashPassword } from "../../platform/security/password.ts";
import { clearTries } from "../../platform/security/throttle.ts";
import { hashOf } from "../../platform/security/tokens.ts";
import type { System } from "../../platform/system.ts";
import { countOperatorTry } from "./count-operator-try.ts";
import { endSandboxOperators, findOperator, lockOperator, type OperatorRow, updateOperator } from "./queries.ts";
import { matchingOperatorStep, newSecondFactor } from "./second-factor.ts";

interface Invitation {
  readonly username: string;
  readonly enrolment: string;
}

const same = (one: string, other: string) => one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** The operator whom this token invites, locked. One answer for every reason to refuse it. */
async function lockInvited(tx: Transaction, system: System, { username, enrolment }: Invitation): Promise<OperatorRow> {
  const row = (await findOperator(tx, username)) && (await lockOperator(tx, username));
  const isOpen = row?.enrolmentHash && row.enrolmentExpiresAt && row.enrolmentExpiresAt > system.now();
  if (!isOpen || !row.enrolmentHash || !same(row.enrolmentHash, hashOf(enrolment)))
    throw new Refused("The invitation is not valid, or is over. A manager can make another.");
  return row;
}

/** The first step: a secret for the authenticator app. A later one replaces it. */
export async function beginEnrolment(system: System, given: Invitation) {
  const key = await countOperatorTry(system, given.username);
  return await transact(system.db, async (tx) => {
    const { id, username } = await lockInvited(tx, system, given);
    const { sealed, shown } = newSecondFactor(await system.keys.sealing(tx), username);
    await updateOperator(tx, id, { sealedTotp: sealed, lastStep: 0 });
    await clearTries(tx, key);
    return { ...shown, next: `npm run operator -- enrolment finish --username ${username}` };
  });
}

/** The second step: the person's own password, and a code of the authenticator. The account is active then. */
export async function finishEnrolment(system: System, given: Invitation & { readonly password: string; readonly code: string }) {
  const { username, password, code } = given;
  const key = await countOperatorTry(system, username);
  if (validatePassword(password, STRICT.password, [username, "baize"]))
    throw new Refused(
      `The password is refused: ${STRICT.password.minLength} characters at least, and none that is easily guessed.`,
    );
  const passwordHash = await hashPassword(password, system.config.passwordWork);
  return await transact(system.db, async (tx) => {
    const row = await lockInvited(tx, system, given);
    const state = nextState(OPERATOR_ACCOUNT, row.state, "enrol", "operator");
    if (!state) throw new Refused(`The account is ${row.state} already.`);
    const lastStep = matchingOperatorStep(await system.keys.sealing(tx), row, code, system.now());
    if (lastStep === undefined) throw new Refused("The code is wrong. Type the newest one that the app shows.");
    await updateOperator(tx, row.id, { state, passwordHash, lastStep, enrolmentHash: null, enrolmentExpiresAt: null });
    await endSandboxOperators(tx);
    await clearTries(tx, key);
    await writeOperatorAudit(
      tx,
      system,
      { name: username, brands: EVERY_BRAND },
      { brand: ALL_BRANDS, action: "operator.enrol" },
    );
    return { username, state, next: `with the app's next code: npm run operator -- sign-in --username ${username}` };
  });
}
