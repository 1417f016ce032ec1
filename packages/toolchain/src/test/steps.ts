import { at } from "../root.ts";
import { postgresTests } from "./databases.ts";
import type { Job } from "./run-jobs.ts";
import type { Step } from "./step.ts";

const node = process.execPath;
export const vitest = (...projects: string[]): [string, ...string[]] => [
  "vitest",
  "run",
  ...projects.flatMap((name) => ["--project", name]),
];

/** Steps without a browser or a database: `npm run verify`. */
export const quickSteps: readonly Step[] = [
  { name: "format", command: ["oxfmt", "--check", "."], count: "exit" },
  // The type checker gets one core: on two it does a third of the work twice.
  { name: "lint", command: ["oxlint", "--type-aware", "--deny-warnings"], env: { GOMAXPROCS: "1" }, count: "exit" },
  { name: "types", command: [node, at("packages/toolchain/src/test/types.ts")], count: "line" },
  { name: "import cycles", command: [node, at("packages/toolchain/src/cycles/check.ts")], count: "exit" },
  { name: "pictures of the docs", command: [node, at("packages/toolchain/src/docs/architecture.ts"), "--check"], count: "exit" },
  { name: "unit", command: vitest("unit"), count: "vitest" },
  { name: "messages", command: [node, at("packages/i18n/src/check/check.ts")], count: "exit" },
  { name: "contrast", command: [node, at("tokens/src/contrast/check.ts")], count: "line" },
];

/** Dead code, duplicates, and the published packages. */
const packageSteps: readonly Step[] = [
  { name: "dead code", command: ["knip"], count: "exit" },
  {
    name: "dead code of packages",
    command: ["knip", "--production", "-c", "packages/toolchain/knip.packages.jsonc", "--include", "exports"],
    count: "exit",
  },
  { name: "duplicates", command: ["jscpd"], count: "exit" },
  { name: "packages", command: [node, at("packages/toolchain/src/package/check.ts")], count: "line" },
];

const serverSteps: readonly Step[] = [
  {
    name: "server on PGlite, provider",
    command: vitest("server", "processes"),
    env: { DATABASE_URL: "", RECORD_STATEMENTS: "yes" },
    count: "vitest",
  },
  // Fails for errors that the contract declares and none of these tests provoked.
  { name: "endpoints and their errors", command: [node, at("apps/server/test/harness/endpoints.ts")], count: "exit" },
  // Fails for a statement of these tests that is not restricted to one member, and is not declared.
  {
    name: "keys and statements by member",
    command: [node, at("apps/server/src/cli/scale-check.ts"), "--recorded"],
    count: "exit",
  },
];

const postgresStep = (url: string): Step => ({
  name: "server on PostgreSQL",
  command: [...vitest("server", "processes"), ...postgresTests()],
  env: { DATABASE_URL: url },
  count: "vitest",
});

const siteBuild: Step = {
  name: "site build",
  command: ["vite", "build", "apps/site", "--config", "apps/site/vite.config.ts", "--logLevel", "warn"],
  env: { NODE_ENV: "production" },
  count: "exit",
};

const withOneWorker = (step: Step): Step => ({ ...step, env: { ...step.env, VITEST_MAX_WORKERS: "1" } });

interface Needs {
  /** A PostgreSQL server on which tests may create databases. */
  readonly databaseUrl: string;
  readonly chromium: string;
  /** `1/2`: the first half of the files of each browser step. */
  readonly shard?: string;
}

/**
 * Every job, by the names that `npm test -- <names>` takes. The longest come first, so that none is left alone at the end.
 * Three or more run at once, because a browser, the test that waits for it and the server each leave a core idle. Each has one worker:
 * a second one loads every module again.
 */
export function allJobs({ databaseUrl, chromium, shard }: Needs): readonly Job[] {
  const env = { CHROMIUM_PATH: chromium, VITEST_MAX_WORKERS: "1" };
  const parts = shard ? ["--shard", shard] : [];
  const inBrowser = (name: string, project: string): Step => ({
    name,
    command: [...vitest(project), ...parts],
    env: { ...env, SITE_BUILT: "yes" },
    count: "vitest",
  });
  // Only on Linux can a browser be given its own font settings (docs/looks-and-servers.md).
  const pictures = process.platform === "linux" ? [inBrowser("pictures of the kit", "visual")] : [];
  return [
    { name: "stories", steps: [inBrowser("stories and audits", "stories"), inBrowser("keyboard stories, RTL", "stories-rtl")] },
    { name: "flows", needs: siteBuild, steps: [inBrowser("site in a browser", "browser")] },
    { name: "server", steps: serverSteps.map(withOneWorker) },
    { name: "pages", needs: siteBuild, steps: [inBrowser("every page of the site", "pages")] },
    { name: "postgres", steps: [withOneWorker(postgresStep(databaseUrl))] },
    { name: "checks", steps: [...quickSteps, ...packageSteps].map(withOneWorker) },
    {
      name: "components",
      steps: [
        inBrowser("components in a browser", "components"),
        ...pictures,
        inBrowser("Storybook as it is published", "storybook"),
      ],
    },
  ];
}

/** Jobs whose steps can be sharded. */
export const shardedJobs: ReadonlySet<string> = new Set(["stories", "flows", "pages"]);
