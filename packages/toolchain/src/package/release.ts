// `npm run release`: publishes the packages whose version is new, once they have passed their checks.
import { spawnSync } from "node:child_process";
import { at, root } from "../root.ts";

const steps = [
  [process.execPath, at("packages/toolchain/src/package/check.ts")],
  ["changeset", "publish"],
] as const;
for (const [program, ...args] of steps) {
  const { status } = spawnSync(program, args, { cwd: root, stdio: "inherit" });
  process.exitCode = status ?? 1;
  if (process.exitCode !== 0) break;
}
