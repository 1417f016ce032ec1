import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The repository's root folder. */
export const root = fileURLToPath(new URL("../../../", import.meta.url));

/** A path below the root. */
export function at(...parts: readonly string[]): string {
  return join(root, ...parts);
}
