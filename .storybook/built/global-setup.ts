import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { TestProject } from "vitest/node";
import { at, root } from "../../packages/toolchain/src/root.ts";
import { serveFolder } from "./serve-folder.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of the built Storybook, with a slash at the end. */
    storybook: string;
  }
}

/** Builds Storybook as a release publishes it, and serves it for the tests of this folder. */
export default async function setup(project: TestProject): Promise<() => void> {
  const env = { ...process.env, NODE_ENV: "production", VITEST: "" };
  if (!process.env.STORYBOOK_BUILT)
    await promisify(execFile)("storybook", ["build", "-o", "dist/storybook", "--quiet"], { cwd: root, env, maxBuffer: 2 ** 26 });
  const server = await serveFolder(at("dist/storybook"));
  project.provide("storybook", server.address);
  return () => {
    server.close();
  };
}
