import { spawnSync } from "node:child_process";
import { existsSync, statfsSync } from "node:fs";
import { root } from "../root.ts";

// The shell has no windows, tabs or pages of its own: a visit takes two thirds of the processor time.
const SHELL = "/usr/bin/chromium-headless-shell";
const usual = [
  SHELL,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** The path of an installed browser; CHROMIUM_PATH names another. */
export const installedChromium = () => [process.env.CHROMIUM_PATH, ...usual].find((path) => path && existsSync(path));
const installedWithWindows = () =>
  [process.env.CHROMIUM_PATH, ...usual].find((path) => path && path !== SHELL && existsSync(path));

/** Bytes that Chromium wants for the memory that its processes share. */
const SHARED_MEMORY = 4 * 1024 ** 3;

function hasSharedMemory(): boolean {
  if (process.platform !== "linux" || !existsSync("/dev/shm")) return false;
  const { bavail, bsize } = statfsSync("/dev/shm");
  return bavail * bsize >= SHARED_MEMORY;
}

/** Letters as wide as in a window: the shell alone rounds each to whole pixels. */
export const UNHINTED = "--font-render-hinting=none";

/** Options of Playwright's that it sets for small machines: without `/dev/shm` shared memory is a file on the disk. */
export const unneededOptions = (): string[] => (hasSharedMemory() ? ["--disable-dev-shm-usage"] : []);

const succeeds = (program: string, args: readonly string[]) =>
  spawnSync(program, args, { cwd: root, stdio: ["ignore", "ignore", "inherit"] }).status === 0;

function bySystem(names: readonly string[]): boolean {
  const asRoot = process.getuid?.() === 0;
  if (!asRoot || !existsSync("/usr/bin/apt-get")) return false;
  const install = (name: string) => succeeds("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name]);
  return succeeds("apt-get", ["update", "-qq"]) && names.some(install);
}

async function byPlaywright(): Promise<string | undefined> {
  if (!succeeds("playwright", ["install", "chromium"])) return undefined;
  const { chromium } = await import("playwright");
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

/**
 * The browser of the tests: an installed one, else one from the system's packages, else Playwright's download. Throws where
 * there is none. `windows`: never the shell.
 */
export async function findChromium({ windows = false } = {}): Promise<string> {
  const installed = windows ? installedWithWindows : installedChromium;
  const here = installed();
  if (here) return here;
  console.log("baize: no Chromium here; installing one …");
  const path = bySystem(windows ? ["chromium"] : ["chromium-headless-shell", "chromium"]) ? installed() : await byPlaywright();
  if (!path) throw new Error("no Chromium could be found or installed; install one and set CHROMIUM_PATH.");
  return path;
}
