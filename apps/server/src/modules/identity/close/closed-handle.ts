import { createHmac } from "node:crypto";
import type { System } from "../../../platform/system.ts";

/**
 * The handle of a closed account: a keyed hash of the former one. It still says whether a name was given before, to who types
 * the name, and does not say which. The space keeps it apart from every name that can be typed.
 */
export const closedHandle = ({ stableSecret }: Pick<System, "stableSecret">, brand: string, handle: string): string =>
  `closed ${createHmac("sha256", stableSecret).update(`${brand} ${handle}`).digest("hex")}`;
