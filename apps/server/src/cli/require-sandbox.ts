import type { Config } from "../platform/config/config.ts";
import { StartError } from "../platform/config/start-error.ts";

/** Demo accounts have published passwords. Throws StartError outside of a sandbox. */
export function requireSandbox({ mode }: Config): void {
  if (mode !== "sandbox") throw new StartError("Demo data is for a sandbox alone. Set BAIZE_MODE=sandbox if this is one.");
}
