import { spawnSync } from "node:child_process";
import { cpSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, test } from "vitest";
import { type Command, complaintAbout, usageOf } from "../usage.mjs";
import { at, root } from "./root.ts";
import { allJobs } from "./test/steps.ts";

const readJson = (path: string) => JSON.parse(readFileSync(at(path), "utf8"));
const scripts: Readonly<Record<string, string>> = readJson("package.json").scripts;
const commands: Readonly<Record<string, Command>> = readJson("packages/toolchain/commands.json");
const launcher = "node packages/toolchain/run.mjs ";

/** Runs a command to its end. One that starts its work instead is stopped. */
function run(command: string, name: string, ...args: string[]) {
  const [program = "", ...own] = command.split(" ");
  const env = { ...process.env, NODE_COMPILE_CACHE: at("node_modules/.cache/node"), npm_lifecycle_event: name };
  const { status, stdout, stderr } = spawnSync(program, [...own, ...args], { cwd: root, env, encoding: "utf8", timeout: 50_000 });
  return { status, stdout, lines: stderr.trim().split("\n") };
}

test("every script goes through the launcher, and every row has its script", () => {
  expect(Object.values(scripts).filter((script) => !script.startsWith(launcher))).toEqual([]);
  expect(Object.keys(commands).filter((name) => !(name in scripts))).toEqual([]);
});

/** What a page may name without the launcher: what runs elsewhere. */
const allowed = [
  "node packages/toolchain/run.mjs ",
  "npx --package @baize/tokens create-brand",
  "node apps/server/src/main.ts",
  "pnpm <name>",
];
const withoutLauncher = /(?<=`|^)(?:vitest|pnpm|npx|node) [^`\n]+/gm;
const bareCommands = (page: string) =>
  Array.from(readFileSync(at(page), "utf8").matchAll(withoutLauncher), ([command]) => command)
    .filter((command) => !allowed.some((start) => command.startsWith(start)))
    .map((command) => `${page}: ${command}`);

test("pages name commands that a machine without pnpm can run", () => {
  const pages = globSync(["README.md", "docs/**/*.{md,mdx}", "packages/ui/src/**/*.mdx"], { cwd: root });
  expect(pages.length).toBeGreaterThan(100);
  expect(pages.flatMap(bareCommands)).toEqual([]);
});

test("the usage of the suite names its jobs", () => {
  const notes = commands.test?.notes?.join("\n") ?? "";
  for (const { name } of allJobs({ databaseUrl: "", chromium: "" })) expect(notes).toContain(name);
});

test.each(["start", "test", "look"])("%s answers --help where nothing is installed, and installs nothing", (name) => {
  const bare = mkdtempSync(join(tmpdir(), "baize-usage-"));
  for (const file of ["package.json", ...["run.mjs", "usage.mjs", "commands.json"].map((own) => `packages/toolchain/${own}`)])
    cpSync(at(file), join(bare, file));
  const [program = "", ...own] = (scripts[name] ?? "").split(" ");
  const env = { ...process.env, npm_lifecycle_event: name };
  const { status, stdout } = spawnSync(program, [...own, "--help"], { cwd: bare, env, encoding: "utf8", timeout: 50_000 });
  expect(stdout).toContain(`npm run ${name} -- `);
  expect(status).toBe(0);
  expect(readdirSync(bare).toSorted()).toEqual(["package.json", "packages"]);
  rmSync(bare, { recursive: true });
});

test("a command finds the data of the start by the same BAIZE_DATA", () => {
  const env = { ...process.env, BAIZE_DATA: "/data", DATA_DIR: undefined };
  const words = [...launcher.trim().split(" ").slice(1), "node", "-p", "process.env.DATA_DIR"];
  expect(spawnSync("node", words, { cwd: root, env, encoding: "utf8", timeout: 50_000 }).stdout.trim()).toBe("/data/db");
});

test("takes the -- that pnpm hands on, where a command has options", () => {
  expect(run(scripts.look ?? "", "look", "--", "--help").stdout).toContain("npm run look -- <story id");
});

/** Two that the launcher answers for, and all that answer themselves, which the launcher starts as they are. */
const started: [string, string][] = [
  ...["verify", "release"].map((name): [string, string] => [name, scripts[name] ?? ""]),
  ...Object.entries(scripts).flatMap(([name, script]): [string, string][] =>
    name in commands ? [] : [[name, script.slice(launcher.length)]],
  ),
];
describe.each(started)("%s", (name, command) => {
  it("answers --help with its own usage", () => {
    const { status, stdout } = run(command, name, "--help");
    expect(stdout).toContain(name);
    expect(stdout).toMatch(/^ +--/m);
    expect(status).toBe(0);
  });

  it("refuses an unknown option in one line", () => {
    const { status, lines } = run(command, name, "--no-such-option");
    expect(lines).toEqual([expect.stringMatching(/--no-such-option.*--help/)]);
    expect(status).not.toBe(0);
  });
});

/** The options that a command's file gives to `parseArgs`. */
function optionsInFile(script: string): string[] | undefined {
  const file = script.slice(launcher.length).replace("node ", "").split(" ")[0] ?? "";
  const text = file.endsWith(".ts") ? readFileSync(at(file), "utf8") : "";
  if (!text.includes("parseArgs(")) return undefined;
  return [...text.matchAll(/"?([\w-]+)"?: \{ type: "(string|boolean)"/g)].map(([, name, type]) =>
    type === "string" ? `--${name}=` : `--${name}`,
  );
}

test.each(Object.entries(commands))("the usage of %s names the options that the script reads", (name, command) => {
  const named = Object.keys(command.options ?? {}).map((key) => key.replace(/=.*/, "="));
  expect(named).toEqual(optionsInFile(scripts[name] ?? "") ?? named);
  for (const key of named) expect(usageOf(name, command)).toContain(`  ${key}`);
  expect(complaintAbout(name, command, ["--no-such-option"])).toBe(
    `"${name}" takes no --no-such-option. See: npm run ${name} -- --help`,
  );
});

test.each([
  [["a", "b"], '"draw" takes no "b". See: npm run draw -- --help'],
  [["--wide=3"], '"draw" takes no value for --wide. See: npm run draw -- --help'],
  [["--port"], '"draw" needs a value for --port. See: npm run draw -- --help'],
  [["--port", "80", "--wide", "a"], undefined],
  [["--port=80"], undefined],
])("takes or refuses %j", (args, complaint) => {
  const command = { takes: "[page]", most: 1, does: "draws", options: { "--wide": "all of it", "--port=<number>": "a port" } };
  expect(complaintAbout("draw", command, args)).toBe(complaint);
});
