import { projectOf } from "./test-files.ts";

/** What a sweep of every page takes. */
const SWEEP_SECONDS = 240;

interface Chosen {
  readonly file: string;
  readonly project: string;
}
interface Choice {
  readonly chosen: readonly Chosen[];
  /** Tests that import the change and do not fit in the time. */
  readonly left: readonly string[];
}

/** Test files that import the change, the nearest first, as many as fit in so many seconds. */
export function chooseTests(
  distance: ReadonlyMap<string, number>,
  durations: Readonly<Record<string, number>>,
  seconds: number,
): Choice {
  const chosen: Chosen[] = [];
  const left: string[] = [];
  let rest = seconds;
  for (const [file] of [...distance].toSorted(([, one], [, other]) => one - other)) {
    const row = projectOf(file);
    if (!row) continue;
    const { project, seconds: usual } = row;
    const cost = durations[file] ?? (file.startsWith("apps/site/e2e/sweep-") ? SWEEP_SECONDS : usual);
    if (cost > rest) left.push(file);
    else chosen.push({ file, project });
    if (cost <= rest) rest -= cost;
  }
  return { chosen, left };
}
