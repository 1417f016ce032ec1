import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { TestProject } from "vitest/node";
import { seedFolder } from "../../../packages/toolchain/src/stack/seed-folder.ts";
import { startStack } from "../../../packages/toolchain/src/stack/stack.ts";
import { changeBrand } from "./operate.ts";

declare module "vitest" {
  interface ProvidedContext {
    site: string;
    server: string;
    provider: string;
    /** Where the server keeps what it knows: the operator's commands reach it there. */
    data: string;
    /** Seeded data, for files that start a stack of their own. */
    seeded: string;
  }
}

async function build(): Promise<void> {
  // `npm test` has built it, once for all who need it.
  if (process.env.SITE_BUILT) return;
  const args = ["build", "apps/site", "--config", "apps/site/vite.config.ts", "--logLevel", "warn"];
  // What players get: under a test runner's own mode the build would hold what only development has.
  const env = { ...process.env, NODE_ENV: "production" };
  const { stdout, stderr } = await promisify(execFile)("vite", args, { env });
  process.stdout.write(stdout + stderr);
}

/** Builds the site and runs the whole product on free ports and seeded data of its own for the tests of this folder. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [seeded] = await Promise.all([seedFolder(), build()]);
  const stack = await startStack(["server", "provider", "site"], { from: seeded.path });
  // All these tests come from one address: what one may do in a day is not theirs to use up.
  const said = changeBrand(stack.data, "baize", "--registrations-without-captcha", "1000");
  if (!said.startsWith("{")) throw new Error(said);
  project.provide("site", stack.site);
  project.provide("server", stack.server);
  project.provide("provider", stack.provider);
  project.provide("data", stack.data);
  project.provide("seeded", seeded.path);
  return async () => {
    await stack.stop();
    seeded.remove();
  };
}
