import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { root } from "../root.ts";

const usual = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];
const installed = () => [process.env.CHROMIUM_PATH, ...usual].find((path) => path && existsSync(path));
const succeeds = (program: string, args: readonly string[]) =>
  spawnSync(program, args, { cwd: root, stdio: ["ignore", "ignore", "inherit"] }).status === 0;

function bySystem(): boolean {
  const asRoot = process.getuid?.() === 0;
  if (!asRoot || !existsSync("/usr/bin/apt-get")) return false;
  return (
    succeeds("apt-get", ["update", "-qq"]) && succeeds("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"])
  );
}

async function byPlaywright(): Promise<string | undefined> {
  if (!succeeds("playwright", ["install", "chromium"])) return undefined;
  const { chromium } = await import("playwright");
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

/**
 * The browser of the tests: an installed one, else one from the system's packages, else Playwright's download. Throws where
 * there is none.
 */
export async function findChromium(): Promise<string> {
  const here = installed();
  if (here) return here;
  console.log("baize: no Chromium here; installing one …");
  const path = bySystem() ? installed() : await byPlaywright();
  if (!path) throw new Error("no Chromium could be found or installed; install one and set CHROMIUM_PATH.");
  return path;
}
