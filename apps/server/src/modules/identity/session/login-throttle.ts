import type { Brand } from "../../../platform/brand/brand.ts";
import type { Database } from "../../../platform/database/database.ts";
import type { MemberRow } from "../member/queries.ts";
import { clearFailures } from "../../../platform/security/throttle.ts";

/** The key that counts failed logins of one account: its handle, or its number where a number was typed. */
export const loginKey = (brand: Brand, typed: string): string => `login ${brand.code} ${typed}`;

/** Clears the failed logins of a member who has proven to be one, under user name and number. */
export async function clearLoginFailures(db: Pick<Database, "delete">, brand: Brand, member: MemberRow): Promise<void> {
  await clearFailures(db, loginKey(brand, member.handle));
  if (member.mobile) await clearFailures(db, loginKey(brand, member.mobile));
}
