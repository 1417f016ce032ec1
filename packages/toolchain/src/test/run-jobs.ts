import { setTimeout as pause } from "node:timers/promises";
import { idleShare, processorTime } from "./processors.ts";
import { type Outcome, type Print, runStep, type Step } from "./step.ts";

/** Steps one after another. */
export interface Job {
  readonly name: string;
  /** A step that several jobs need: the first of them runs it, the others wait for it. */
  readonly needs?: Step;
  readonly steps: readonly Step[];
}

const toTerminal: Print = (output) => void process.stdout.write(output);

/** Runs a step and prints its output in one piece, so that the outputs of concurrent jobs do not mix. */
async function runBuffered(step: Step): Promise<Outcome> {
  const output: (string | Buffer)[] = [];
  const outcome = await runStep(step, (piece) => output.push(piece));
  output.forEach(toTerminal);
  return outcome;
}

/** How many jobs run at once: `least` always, more up to `most` while the processors are idle. */
export interface AtOnce {
  readonly least: number;
  readonly most: number;
}
/** Another job starts where the processors were idle for this share of so many milliseconds. */
const IDLE = { share: 0.15, ms: 20_000 };

/** Resolves after that time, or when one of these jobs has ended: whether the processors were idle meanwhile. */
async function wereIdle(jobs: Iterable<Promise<void>>): Promise<boolean> {
  const from = processorTime();
  const timer = new AbortController();
  const isOver = await Promise.race([
    pause(IDLE.ms, true, { signal: timer.signal }).catch(() => false),
    ...Array.from(jobs, async (job) => await job.then(() => false)),
  ]);
  timer.abort();
  return isOver && idleShare(from, processorTime()) >= IDLE.share;
}

/** Starts jobs in their order. Rejects with the first job that rejects. */
export async function runAtOnce(
  jobs: readonly Job[],
  { least, most }: AtOnce,
  run: (job: Job) => Promise<void>,
  areIdle: typeof wereIdle = wereIdle,
): Promise<void> {
  const queue = [...jobs];
  const running = new Set<Promise<void>>();
  const start = () => {
    const job = queue.shift();
    if (!job) return;
    const begun: Promise<void> = run(job).finally(() => running.delete(begun));
    running.add(begun);
  };
  while (queue.length > 0) {
    if (running.size < least) start();
    else if (running.size >= most) await Promise.race(running);
    else if (await areIdle(running)) start();
  }
  await Promise.all(running);
}

/** Runs the steps of jobs; a step that several need runs once. */
async function runSteps(jobs: readonly Job[], atOnce: AtOnce): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  const run = async (step: Step) => {
    outcomes.push(await (atOnce.most === 1 ? runStep(step, toTerminal) : runBuffered(step)));
  };
  const needed = new Map<string, Promise<void>>();
  const runOnce = async (step: Step) => {
    const running = needed.get(step.name) ?? run(step);
    needed.set(step.name, running);
    await running;
  };
  await runAtOnce(jobs, atOnce, async (job) => {
    if (job.needs) await runOnce(job.needs);
    for (const step of job.steps) await run(step);
  });
  return outcomes;
}

function lineOf({ name, passed, failed, seconds, processorSeconds }: Outcome): string {
  const counts = `${String(passed).padStart(6)} passed ${String(failed).padStart(4)} failed`;
  const processor = processorSeconds === undefined ? "" : ` ${processorSeconds.toFixed(0).padStart(6)} s of a processor`;
  return `${failed > 0 ? "✗" : "✓"} ${name.padEnd(28)} ${counts} ${seconds.toFixed(1).padStart(7)} s${processor}`;
}

/** Runs jobs, prints a table, and ends with one line of totals. */
export async function runJobs(jobs: readonly Job[], atOnce: AtOnce = { least: 1, most: 1 }): Promise<void> {
  const began = performance.now();
  const from = processorTime();
  const outcomes = await runSteps(jobs, atOnce);
  for (const { name, failures } of outcomes) for (const failure of failures) console.log(`\n✗ ${name}: ${failure}`);
  console.log(`\n${outcomes.map(lineOf).join("\n")}`);
  const busy = 100 * (1 - idleShare(from, processorTime()));
  console.log(`in ${((performance.now() - began) / 60_000).toFixed(1)} min, with the processors ${busy.toFixed(0)} % busy`);
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
