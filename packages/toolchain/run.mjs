// Zero-dependency launcher of every root script: runs a command on the Node and pnpm this repository is pinned to.
// Works on any Node >= 18; downloads nothing where Node >= 24 and pnpm >= 11 are already on the PATH.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { complaintAbout, usageOf } from "./usage.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const root = dirname(dirname(here));
const pinned = join(here, "pinned");
const home = join(root, ".toolchain");
const windows = process.platform === "win32";
const MIN = { node: 24, pnpm: 11 };

function fail(message, status = 1) {
  console.error(`baize: ${message}`);
  process.exit(status);
}

function run(command, args, options = {}) {
  return spawnSync(command, args, { stdio: "inherit", cwd: root, shell: windows, ...options });
}

function has(command) {
  // Run outside the repository: its packageManager field would change the answer.
  const answer = spawnSync(command, ["--version"], { encoding: "utf8", shell: windows, cwd: tmpdir() });
  return answer.status === 0 && Number.parseInt(answer.stdout.trim().replace(/^v/, ""), 10) >= MIN[command];
}

function installToolchain() {
  const lock = readFileSync(join(pinned, "package-lock.json"), "utf8");
  const stamp = createHash("sha256").update(lock).digest("hex");
  const mark = join(home, ".stamp");
  if (existsSync(mark) && readFileSync(mark, "utf8") === stamp) return;
  console.log("baize: fetching the pinned Node and pnpm from the npm registry (once) …");
  try {
    rmSync(home, { recursive: true, force: true });
    mkdirSync(home, { recursive: true });
    for (const file of ["package.json", "package-lock.json"]) copyFileSync(join(pinned, file), join(home, file));
  } catch (error) {
    fail(`cannot write to ${home} (${error.code ?? error.message}); choose a folder you may write to.`);
  }
  const quiet = ["--no-audit", "--no-fund", "--loglevel=error", "--ignore-scripts"];
  const done = run("npm", ["ci", ...quiet], { cwd: home });
  if (done.status !== 0) fail("the npm registry did not deliver the toolchain; check the network.", done.status ?? 1);
  writeFileSync(mark, stamp);
}

function environment() {
  const env = { ...process.env };
  if (process.env.BAIZE_TOOLCHAIN === "pinned" || !(has("node") && has("pnpm"))) {
    installToolchain();
    env.PATH = join(home, "node_modules", ".bin") + delimiter + (process.env.PATH ?? "");
  }
  // npm exports its own settings as npm_*, which pnpm misreads.
  for (const key of Object.keys(env)) {
    if (/^npm_(config|lifecycle|package|execpath|node|command)/i.test(key)) delete env[key];
  }
  return env;
}

function installPackages(env) {
  const installed = join(root, "node_modules", ".modules.yaml");
  const lock = join(root, "pnpm-lock.yaml");
  if (existsSync(installed) && statSync(lock).mtimeMs <= statSync(installed).mtimeMs) return;
  console.log("baize: installing packages (once; minutes on a slow machine) …");
  const done = run("pnpm", ["install", "--frozen-lockfile", "--reporter=append-only", "--loglevel=warn"], { env });
  if (done.status !== 0) fail("pnpm install failed; its message is above.", done.status ?? 1);
  // pnpm does not touch the file where nothing has changed; without this the next start would run it again.
  utimesSync(installed, new Date(), new Date());
}

const readJson = (file) => JSON.parse(readFileSync(file, "utf8"));

const name = process.env.npm_lifecycle_event ?? "";
/** The words of the root script that runs this; undefined inside the script of another package, whose name may be the same. */
function scriptWords(given) {
  const own = (readJson(join(root, "package.json")).scripts[name] ?? "").split(" ").slice(2);
  return own.length > 0 && own.every((word, index) => word === given[index]) ? own : undefined;
}

/** pnpm hands on the `--` that npm takes for itself. */
function withoutSeparator(given) {
  const own = scriptWords(given);
  return own && given[own.length] === "--" ? [...own, ...given.slice(own.length + 1)] : given;
}

/** Answers `--help` and refuses what the script does not take, before anything is installed or started. */
function checkArguments(given) {
  const own = scriptWords(given);
  const command = readJson(join(here, "commands.json"))[name];
  if (!command || !own) return;
  const words = given.slice(own.length);
  if (words.includes("--help")) {
    console.log(usageOf(name, command));
    process.exit(0);
  }
  const complaint = complaintAbout(name, command, words);
  if (complaint) fail(complaint, 2);
}

const [program, ...args] = withoutSeparator(process.argv.slice(2));
if (!program) fail("usage: node packages/toolchain/run.mjs <program> [args]; package.json names the commands: npm run <name>");
checkArguments([program, ...args]);
const env = environment();
installPackages(env);
// The commands of an operator find the server that was started with the same BAIZE_DATA.
if (env.BAIZE_DATA) env.DATA_DIR ??= join(env.BAIZE_DATA, "db");
// Tests and tools start hundreds of Node processes that load the same files: each is compiled once.
env.NODE_COMPILE_CACHE ??= join(root, "node_modules", ".cache", "node");
env.PATH = join(root, "node_modules", ".bin") + delimiter + env.PATH;
const child = spawn(program, args, { stdio: "inherit", cwd: root, shell: windows, env });
child.on("error", (error) => fail(`cannot run ${program}: ${error.message}`, 127));
// The terminal sends Ctrl-C to the child itself; a signal to this process alone is forwarded.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => signal === "SIGTERM" && child.kill(signal));
child.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 130 : 1)));
