import { countedAddress } from "@baize/domain/system/address";
import type { Brand } from "../../../platform/brand/brand.ts";
import type { RequestContext } from "../../../platform/context.ts";
import type { Database } from "../../../platform/database/database.ts";
import { fault } from "../../../platform/http/fault.ts";
import { clearTries, countTry, uncountTry } from "../../../platform/security/throttle.ts";
import { type HumanCheck, requireHuman } from "../human-check/human-check.ts";
import type { MemberRow } from "../member/queries.ts";
import { findKnownDevice } from "./known-device.ts";

/** The counters of the tries of one sign-in. */
export interface LoginKeys {
  readonly account: string;
  readonly address: string;
}

/** The key that counts failed logins of one account: its handle, or its number where a number was typed. */
const loginKey = (brand: Brand, typed: string): string => `login ${brand.code} ${typed}`;

/** A device that the member signed in from before is counted by itself: guesses from elsewhere do not lock it. */
export async function loginKeys(ctx: RequestContext, typed: string, member: MemberRow | undefined): Promise<LoginKeys> {
  const { brand, address } = ctx;
  const device = await findKnownDevice(ctx, member?.id);
  return {
    account: device ? `login-device ${brand.code} ${device}` : loginKey(brand, typed),
    address: `login-from ${brand.code} ${countedAddress(address)}`,
  };
}

/**
 * Counts a try before the password is checked, by what was typed alone: the answer must not show whether the account exists.
 * After some tries a human check is required first, and without one nothing is counted. Answers whether the next try needs one.
 */
export async function countLogin(ctx: RequestContext, keys: LoginKeys, check: HumanCheck): Promise<boolean> {
  const { brand, system, now } = ctx;
  const { windowMinutes, captchaAfterByAddress } = brand.signIn;
  const { afterFailures, lockAfterFailures: lockAfter, lockMinutes } = brand.profile.captcha;
  let account = await countTry(system.db, keys.account, now, { windowMinutes, most: afterFailures });
  refuseLocked(account);
  const address =
    account.counted && (await countTry(system.db, keys.address, now, { windowMinutes, most: captchaAfterByAddress }));
  if (!account.counted || (address && !address.counted)) {
    await requireHuman(system, check, now);
    if (!account.counted) account = await countTry(system.db, keys.account, now, { windowMinutes, lockAfter, lockMinutes });
    refuseLocked(account);
    await countTry(system.db, keys.address, now, { windowMinutes });
    return true;
  }
  return (
    (account.counted && account.tries >= afterFailures) || (address && address.counted && address.tries >= captchaAfterByAddress)
  );
}

function refuseLocked(account: Awaited<ReturnType<typeof countTry>>): void {
  if (account.counted || !account.locked) return;
  throw fault("auth.too_many_failures", { retryAfter: account.retryAfter, ways: ["passkey", "known_device"] });
}

/** The password was right, so the try was none of a guesser. */
export async function uncountLogin({ system }: RequestContext, keys: LoginKeys): Promise<void> {
  await uncountTry(system.db, keys.account);
  await uncountTry(system.db, keys.address);
}

/** Clears the failed logins of a member who has proven to be one, under user name and number. */
export async function clearLoginFailures(db: Pick<Database, "delete">, brand: Brand, member: MemberRow): Promise<void> {
  await clearTries(db, loginKey(brand, member.handle));
  if (member.mobile) await clearTries(db, loginKey(brand, member.mobile));
}
