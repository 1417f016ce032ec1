import { matchesGlob } from "node:path";

export interface TestFiles {
  readonly include: readonly string[];
  readonly exclude: readonly string[];
  /** How long a file takes whose duration was never recorded. */
  readonly seconds: number;
}

/** Files that start whole processes, and kill them. */
const PROCESSES = [
  "apps/server/test/{crash,kill,start}.test.ts",
  "apps/provider/test/{page,page-crash,page-fish,page-free,page-hilo,page-lobby,page-look,page-matches,page-mines,page-minis,page-pot,page-proof,page-room,page-rummy,page-sportsbook,page-tables,process,restart}.test.ts",
];
/** Browser tests that visit every page and check its texts; the others run through flows. */
const PAGES = ["apps/site/e2e/{sweep-narrow,sweep-wide,content}.test.ts"];
const IN_BROWSER = "**/*.browser.test.{ts,tsx}";
const INSTALLED = "**/node_modules/**";

/** The test files of each vitest project that has a list of its own, by its name. */
export const TEST_FILES = {
  unit: {
    include: [
      "{tokens,packages,apps}/**/src/**/*.test.{ts,tsx}",
      "apps/site/{*,{mocks,stories,stand-alone}/**/*}.test.ts",
      ".storybook/*.test.ts",
      ".storybook/brand-studio/*.test.ts",
    ],
    exclude: [INSTALLED, "apps/{server,provider}/**", IN_BROWSER],
    seconds: 0.3,
  },
  server: {
    include: ["apps/{server,provider}/{src,test}/**/*.test.ts"],
    exclude: [...PROCESSES, INSTALLED],
    seconds: 4,
  },
  processes: { include: PROCESSES, exclude: [INSTALLED], seconds: 30 },
  components: {
    include: ["packages/ui/src/**/*.browser.test.tsx", ".storybook/**/*.browser.test.ts"],
    exclude: [INSTALLED],
    seconds: 4,
  },
  visual: { include: [".storybook/visual/visual.browser.test.tsx"], exclude: [INSTALLED], seconds: 45 },
  browser: { include: ["apps/site/e2e/**/*.test.ts"], exclude: [...PAGES, INSTALLED], seconds: 40 },
  pages: { include: PAGES, exclude: [INSTALLED], seconds: 300 },
  storybook: { include: [".storybook/built/*.built.test.ts"], exclude: [INSTALLED], seconds: 120 },
  stories: { include: ["{.storybook,packages/ui/src,apps/site/stories}/**/*.stories.tsx"], exclude: [INSTALLED], seconds: 6 },
} as const satisfies Readonly<Record<string, TestFiles>>;

const ROWS: readonly (readonly [project: string, files: TestFiles])[] = Object.entries(TEST_FILES);

/** The vitest projects that run a file, and their usual seconds. */
export function projectsOf(file: string): readonly { readonly project: string; readonly seconds: number }[] {
  const isAmong = (patterns: readonly string[]) => patterns.some((pattern) => matchesGlob(file, pattern));
  const rows = ROWS.filter(([, { include, exclude }]) => isAmong(include) && !isAmong(exclude));
  return rows.map(([project, { seconds }]) => ({ project, seconds }));
}

/** The one of them: a test holds every file to one. */
export const projectOf = (file: string) => projectsOf(file)[0];
