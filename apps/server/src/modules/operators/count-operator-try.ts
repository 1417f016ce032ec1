import { Refused } from "../../platform/operator/operation.ts";
import { countTry } from "../../platform/security/throttle.ts";
import type { System } from "../../platform/system.ts";

const LIMIT = { windowMinutes: 15, lockAfter: 5, lockMinutes: 15 };

/**
 * Counts a try under this name before it is checked. Answers the key of the counter, which a success clears. Throws `Refused`
 * above the limit.
 */
export async function countOperatorTry({ db, now }: System, username: string): Promise<string> {
  const key = `operator ${username}`;
  if (!(await countTry(db, key, now(), LIMIT)).counted)
    throw new Refused("Too many tries under this name. Try again in 15 minutes.");
  return key;
}
