import type { Brand } from "../../../platform/brand/brand.ts";
import type { Database } from "../../../platform/database/database.ts";
import type { MemberRow } from "./open-session.ts";
import { clearFailures } from "../../../platform/security/throttle.ts";

/** What failed sign-ins of one account are counted under: its folded name, or its number where a number was typed. */
export const loginKey = (brand: Brand, typed: string): string => `login ${brand.code} ${typed}`;

/** Whoever has proven to be the member starts anew, whichever name the failures were made under. */
export async function clearLoginFailures(db: Pick<Database, "delete">, brand: Brand, member: MemberRow): Promise<void> {
  await clearFailures(db, loginKey(brand, member.handle));
  if (member.mobile) await clearFailures(db, loginKey(brand, member.mobile));
}
