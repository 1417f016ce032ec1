import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { at, root } from "../root.ts";
import { keepDurations } from "./durations.ts";
import { secondsOfChildren } from "./processors.ts";
import { readReport, type Count } from "./vitest-report.ts";

export interface Step {
  readonly name: string;
  readonly command: readonly [program: string, ...args: string[]];
  readonly env?: Readonly<Record<string, string>>;
  /** How to count: `vitest` reads its report, `line` reads a final "N passed, M failed", `exit` counts the step as one. */
  readonly count: "vitest" | "line" | "exit";
}
export interface Outcome extends Count {
  readonly name: string;
  readonly seconds: number;
  /** Processor time of the step's processes, where the system says it. */
  readonly processorSeconds: number | undefined;
}
function readLine(output: string): Count | undefined {
  const found = [...output.matchAll(/(\d+) passed, (\d+) failed/g)].at(-1);
  return found ? { passed: Number(found[1]), failed: Number(found[2]), failures: [] } : undefined;
}

export type Print = (output: string | Buffer) => void;

/** Where Node.js keeps the compiled modules of every process of the suite: a third of the time of a short command is compiling. */
const compiled = at("node_modules/.cache/baize/compiled");

/** What of the children's processor time has been attributed to a step. */
let attributed = 0;

/** The processor time of the child that has just ended: whatever no step has been given yet. */
function takeProcessorSeconds(): number | undefined {
  const all = secondsOfChildren();
  if (all === undefined) return undefined;
  const taken = all - attributed;
  attributed = all;
  return taken;
}

interface Ended {
  readonly code: number;
  readonly output: string;
  readonly processorSeconds: number | undefined;
}

function execute(step: Step, extra: readonly string[], print: Print): Promise<Ended> {
  return new Promise((resolve) => {
    const [program, ...args] = step.command;
    const child = spawn(program, [...args, ...extra], {
      cwd: root,
      env: { NODE_COMPILE_CACHE: compiled, ...process.env, ...step.env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    const add = (chunk: Buffer) => {
      output += chunk.toString();
      print(chunk);
    };
    child.stdout.on("data", add);
    child.stderr.on("data", add);
    child.once("error", () => resolve({ code: 127, output, processorSeconds: undefined }));
    child.once("exit", (code) => resolve({ code: code ?? 1, output, processorSeconds: takeProcessorSeconds() }));
  });
}

function countOf(step: Step, code: number, output: string, report: string): Count {
  const count = step.count === "vitest" ? readReport(report) : step.count === "line" ? readLine(output) : undefined;
  const plain = count ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, failures: [] };
  // An error outside of the tests (an unhandled rejection, a crash) is a failure too.
  return code !== 0 && plain.failed === 0 ? { ...plain, failed: 1 } : plain;
}

/** Runs one step, prints its output, and counts. Never throws: a step that cannot start counts as failed. */
export async function runStep(step: Step, print: Print): Promise<Outcome> {
  const began = performance.now();
  const folder = mkdtempSync(join(tmpdir(), "baize-step-"));
  const report = join(folder, "report.json");
  const extra = step.count === "vitest" ? ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`] : [];
  print(`\n── ${step.name} ──\n`);
  const { code, output, processorSeconds } = await execute(step, extra, print);
  const count = countOf(step, code, output, report);
  if (step.count === "vitest") keepDurations(report);
  rmSync(folder, { recursive: true, force: true });
  return { name: step.name, ...count, seconds: (performance.now() - began) / 1000, processorSeconds };
}
