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
    /** The server's data folder: operators' commands reach the server there. */
    data: string;
    /** Seeded data, for files that start a stack of their own. */
    seeded: string;
  }
}

async function build(): Promise<void> {
  // `npm test` has built it once for all jobs.
  if (process.env.SITE_BUILT) return;
  const args = ["build", "apps/site", "--config", "apps/site/vite.config.ts", "--logLevel", "warn"];
  // The production build: in a test runner's own mode it would contain development code.
  const env = { ...process.env, NODE_ENV: "production" };
  const { stdout, stderr } = await promisify(execFile)("vite", args, { env });
  process.stdout.write(stdout + stderr);
}

/** Builds the site and runs the whole product on free ports and fresh seeded data for the tests of this folder. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [seeded] = await Promise.all([seedFolder(), build()]);
  const stack = await startStack(["server", "provider", "site"], { from: seeded.path });
  // All these tests come from one address, so limits per address are off.
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
