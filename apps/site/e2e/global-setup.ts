import { spawnSync } from "node:child_process";
import type { TestProject } from "vitest/node";
import { startStack } from "../../../packages/toolchain/src/stack/stack.ts";

declare module "vitest" {
  interface ProvidedContext {
    site: string;
    server: string;
    provider: string;
  }
}

/** Builds the site and runs the whole product on free ports and an empty folder for the tests of this folder. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const built = spawnSync("vite", ["build", "apps/site", "--config", "apps/site/vite.config.ts", "--logLevel", "warn"], {
    stdio: "inherit",
  });
  if (built.status !== 0) throw new Error("The site did not build.");
  const stack = await startStack(["server", "provider", "site"]);
  project.provide("site", stack.site);
  project.provide("server", stack.server);
  project.provide("provider", stack.provider);
  return () => stack.stop();
}
