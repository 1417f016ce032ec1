/** The vitest project of a test file, and the seconds of a file without a recorded duration. */
const projects: readonly (readonly [pattern: RegExp, project: string, seconds: number])[] = [
  [/\.stories\.tsx$/, "stories", 6],
  [/\.browser\.test\.tsx?$/, "components", 4],
  [/^apps\/site\/e2e\/sweep-.*\.test\.ts$/, "browser", 240],
  [/^apps\/site\/e2e\/.*\.test\.ts$/, "browser", 40],
  [
    /^apps\/(server|provider)\/.*\b(crash|kill|start|page|page-fish|page-hilo|page-lobby|page-look|page-mines|page-minis|page-room|page-tables|process|restart)\.test\.ts$/,
    "processes",
    30,
  ],
  [/^apps\/(server|provider)\/.*\.test\.ts$/, "server", 4],
  [/\.test\.tsx?$/, "unit", 0.3],
];

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
    const row = projects.find(([pattern]) => pattern.test(file));
    if (!row) continue;
    const [, project, usual] = row;
    const cost = durations[file] ?? usual;
    if (cost > rest) left.push(file);
    else chosen.push({ file, project });
    if (cost <= rest) rest -= cost;
  }
  return { chosen, left };
}
