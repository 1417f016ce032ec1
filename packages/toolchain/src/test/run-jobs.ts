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

/** Runs the jobs in their order, so many at once. */
async function runAtOnce(jobs: readonly Job[], atOnce: number): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  const run = async (step: Step) => {
    outcomes.push(await (atOnce === 1 ? runStep(step, toTerminal) : runBuffered(step)));
  };
  const needed = new Map<string, Promise<void>>();
  const runOnce = async (step: Step) => {
    const running = needed.get(step.name) ?? run(step);
    needed.set(step.name, running);
    await running;
  };
  const queue = [...jobs];
  const worker = async () => {
    for (let job = queue.shift(); job; job = queue.shift()) {
      if (job.needs) await runOnce(job.needs);
      for (const step of job.steps) await run(step);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return outcomes;
}

function lineOf({ name, passed, failed, seconds }: Outcome): string {
  const counts = `${String(passed).padStart(6)} passed ${String(failed).padStart(4)} failed`;
  return `${failed > 0 ? "✗" : "✓"} ${name.padEnd(28)} ${counts} ${seconds.toFixed(1).padStart(7)} s`;
}

/** Runs jobs, prints a table, and ends with one line of totals. */
export async function runJobs(jobs: readonly Job[], atOnce = 1): Promise<void> {
  const began = performance.now();
  const outcomes = await runAtOnce(jobs, atOnce);
  for (const { name, failures } of outcomes) for (const failure of failures) console.log(`\n✗ ${name}: ${failure}`);
  console.log(`\n${outcomes.map(lineOf).join("\n")}`);
  console.log(`in ${((performance.now() - began) / 60_000).toFixed(1)} min`);
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
