import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../root.ts";
import { readReport, type Count } from "./vitest-report.ts";

export interface Step {
  readonly name: string;
  readonly command: readonly [program: string, ...args: string[]];
  readonly env?: Readonly<Record<string, string>>;
  /** How to count: `vitest` reads its report, `line` reads a closing "N passed, M failed", `exit` counts the step as one. */
  readonly count: "vitest" | "line" | "exit";
}
/** Steps one after another. */
export type Lane = readonly Step[];
/** Lanes that run side by side, or one step alone. */
export type Turn = Step | readonly Lane[];
export interface Outcome extends Count {
  readonly name: string;
  readonly seconds: number;
}
function readLine(words: string): Count | undefined {
  const found = [...words.matchAll(/(\d+) passed, (\d+) failed/g)].at(-1);
  return found ? { passed: Number(found[1]), failed: Number(found[2]), failures: [] } : undefined;
}

type Say = (words: string | Buffer) => void;
const aloud: Say = (words) => void process.stdout.write(words);

function execute(step: Step, extra: readonly string[], say: Say): Promise<{ code: number; words: string }> {
  return new Promise((resolve) => {
    const [program, ...args] = step.command;
    const child = spawn(program, [...args, ...extra], {
      cwd: root,
      env: { ...process.env, ...step.env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let words = "";
    const hear = (chunk: Buffer) => {
      words += chunk.toString();
      say(chunk);
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.once("error", () => resolve({ code: 127, words }));
    child.once("exit", (code) => resolve({ code: code ?? 1, words }));
  });
}

function counted(step: Step, code: number, words: string, report: string): Count {
  const count = step.count === "vitest" ? readReport(report) : step.count === "line" ? readLine(words) : undefined;
  const plain = count ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, failures: [] };
  // A run that fails outside its tests (an unhandled rejection, a crash) is a failure too.
  return code !== 0 && plain.failed === 0 ? { ...plain, failed: 1 } : plain;
}

/** Runs one step, says what it prints, and counts. Never throws: a step that cannot start counts as failed. */
async function runStep(step: Step, say: Say): Promise<Outcome> {
  const began = performance.now();
  const folder = mkdtempSync(join(tmpdir(), "baize-step-"));
  const report = join(folder, "report.json");
  const extra = step.count === "vitest" ? ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`] : [];
  say(`\n── ${step.name} ──\n`);
  const { code, words } = await execute(step, extra, say);
  const count = counted(step, code, words, report);
  rmSync(folder, { recursive: true, force: true });
  return { name: step.name, ...count, seconds: (performance.now() - began) / 1000 };
}

async function runLane(lane: Lane, say: Say): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const step of lane) outcomes.push(await runStep(step, say));
  return outcomes;
}

/** Runs lanes at once. The first is heard as it goes, each other in one piece after those before it, so that nothing mixes. */
async function sideBySide([first, ...others]: readonly Lane[]): Promise<readonly Outcome[]> {
  if (!first) return [];
  const quiet = others.map((lane) => {
    const heard: (string | Buffer)[] = [];
    return { heard, done: runLane(lane, (words) => heard.push(words)) };
  });
  const outcomes = [...(await runLane(first, aloud))];
  for (const { heard, done } of quiet) {
    outcomes.push(...(await done));
    heard.forEach(aloud);
  }
  return outcomes;
}

/** Runs turns one after another, prints a table, ends with the one line that counts. */
export async function runAll(turns: readonly Turn[]): Promise<void> {
  const outcomes: Outcome[] = [];
  for (const turn of turns) outcomes.push(...(await sideBySide("name" in turn ? [[turn]] : turn)));
  for (const { name, failures } of outcomes) for (const failure of failures) console.log(`\n✗ ${name}: ${failure}`);
  console.log("");
  for (const { name, passed, failed, seconds } of outcomes) {
    console.log(
      `${failed > 0 ? "✗" : "✓"} ${name.padEnd(28)} ${String(passed).padStart(6)} passed ${String(failed).padStart(4)} failed ${seconds.toFixed(1).padStart(7)} s`,
    );
  }
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
