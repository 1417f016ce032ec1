import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { at } from "../../root.ts";
import type { Consumer } from "../consumer.ts";

const block = /^```\w+ file=(\S+)\n([\s\S]*?)^```$/gm;

/** Writes the files that the README shows, word for word; answers their folder. */
function writeApp({ folder, installed }: Consumer): string {
  const app = join(folder, "app");
  const readme = readFileSync(join(installed("@baize/ui"), "README.md"), "utf8");
  for (const [, file = "", text = ""] of readme.matchAll(block)) {
    mkdirSync(dirname(join(app, file)), { recursive: true });
    writeFileSync(join(app, file), text);
  }
  return app;
}

function run(program: string, args: readonly string[], cwd: string): string[] {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: "utf8" });
  return status === 0 ? [] : [`${args.join(" ")}: ${(stderr || stdout).trim().slice(-600)}`];
}

/** What the server's build renders, by a process of its own. */
function rendered(app: string): string {
  const entry = pathToFileURL(join(app, "dist/server/server.js")).href;
  const script = `process.stdout.write((await import(${JSON.stringify(entry)})).html())`;
  return spawnSync(process.execPath, ["--input-type=module", "-e", script], { cwd: app, encoding: "utf8" }).stdout;
}

/** The files of the README make an app: built by Vite for a browser, and for a server, which renders the parts with their roles. */
export function readmeAppProblems(consumer: Consumer): string[] {
  const app = writeApp(consumer);
  const vite = join(consumer.installed("vite"), "bin/vite.js");
  const built = [
    ...run(process.execPath, [vite, "build", "--logLevel", "error"], app),
    ...run(process.execPath, [vite, "build", "--ssr", "src/server.tsx", "--outDir", "dist/server", "--logLevel", "error"], app),
  ];
  if (built.length > 0) return built;
  const html = rendered(app);
  const parts = ['data-component="button"', "Log in</", 'data-component="text-field"', "Username</label>"];
  return parts.filter((part) => !html.includes(part)).map((part) => `the server renders no ${part}: ${html.slice(0, 300)}`);
}

/** The published lint preset. */
export function lintPresetProblems(consumer: Consumer): string[] {
  const app = writeApp(consumer);
  writeFileSync(join(app, ".oxlintrc.json"), JSON.stringify({ extends: [join(consumer.installed("@baize/ui"), "oxlint.json")] }));
  const lint = (file: string) => run(at("node_modules/.bin/oxlint"), ["-c", ".oxlintrc.json", file], app);
  const passed = lint("src");
  writeFileSync(join(app, "private.ts"), 'import { cx } from "@baize/ui/theme/cx";\nexport const name = cx("a");\n');
  return [...passed, ...(lint("private.ts").join().includes("private") ? [] : ["a private import is not refused"])];
}

/** The command of the package, as npx runs it. */
export function createBrandProblems({ folder, installed }: Consumer): string[] {
  const command = join(installed("@baize/tokens"), "create-brand/create-brand.js");
  const mark = "<path d='M2 2h30v30z'/>";
  const given = ["--name", "tideline", "--title", "Tideline", "--mark", mark, "--brand", "#0e7c86", "--accent", "#f2a71b"];
  const failed = run(process.execPath, [command, ...given], folder);
  if (failed.length > 0) return failed;
  const file: unknown = JSON.parse(readFileSync(join(folder, "tideline.brand.json"), "utf8"));
  return typeof file === "object" && file !== null && "colors" in file ? [] : ["tideline.brand.json is no recipe"];
}
