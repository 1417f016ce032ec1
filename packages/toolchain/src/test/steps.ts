import { at } from "../root.ts";
import type { Lane, Step, Turn } from "./step.ts";

const node = process.execPath;
const vitest = (...projects: string[]): Step["command"] => ["vitest", "run", ...projects.flatMap((name) => ["--project", name])];

/** What needs neither browser nor database: `pnpm verify`. */
export const quickSteps: readonly Step[] = [
  { name: "format", command: ["oxfmt", "--check", "."], count: "exit" },
  // Its type checker asks for one core: on two it does a third of the work twice.
  { name: "lint", command: ["oxlint", "--type-aware", "--deny-warnings"], env: { GOMAXPROCS: "1" }, count: "exit" },
  { name: "types", command: [node, at("packages/toolchain/src/test/types.ts")], count: "line" },
  { name: "import cycles", command: [node, at("packages/toolchain/src/cycles/check.ts")], count: "exit" },
  { name: "pictures of the docs", command: [node, at("packages/toolchain/src/docs/architecture.ts"), "--check"], count: "exit" },
  { name: "unit", command: vitest("unit"), count: "vitest" },
  { name: "messages", command: [node, at("packages/i18n/src/check/check.ts")], count: "exit" },
  { name: "contrast", command: [node, at("tokens/src/contrast/check.ts")], count: "line" },
];

/** Dead code, repetition, and what is published. */
const tidySteps: readonly Step[] = [
  { name: "dead code", command: ["knip"], count: "exit" },
  { name: "duplicates", command: ["jscpd"], count: "exit" },
  { name: "packages", command: [node, at("packages/toolchain/src/package/check.ts")], count: "line" },
];

function serverSteps(databaseUrl: string): readonly Step[] {
  return [
    { name: "server on PGlite, provider", command: vitest("server", "processes"), env: { DATABASE_URL: "" }, count: "vitest" },
    // Once is enough for the provider, which keeps a journal, for how a server starts, which names its database itself, and for
    // one that dies in the middle of bets: `kill.test.ts` kills it in the middle of everything, on both.
    {
      name: "server on PostgreSQL",
      command: [...vitest("server", "processes"), "apps/server", "--exclude", "**/{crash,start}.test.ts"],
      env: { DATABASE_URL: databaseUrl },
      count: "vitest",
    },
    // What the contract declares and none of these tests showed.
    { name: "endpoints and their errors", command: [node, at("apps/server/test/harness/endpoints.ts")], count: "exit" },
  ];
}

/** Other systems have no settings of letters that a browser of its own could be given (docs/looks-and-servers.md). */
function pictureSteps(env: Record<string, string>): readonly Step[] {
  return process.platform === "linux" ? [{ name: "pictures of the kit", command: vitest("visual"), env, count: "vitest" }] : [];
}

const siteBuild: Step = {
  name: "site build",
  command: ["vite", "build", "apps/site", "--config", "apps/site/vite.config.ts", "--logLevel", "warn"],
  env: { NODE_ENV: "production" },
  count: "exit",
};

function kitInBrowser(env: Record<string, string>): Lane {
  return [
    { name: "stories and audits", command: vitest("stories"), env, count: "vitest" },
    { name: "keyboard stories, RTL", command: vitest("stories-rtl"), env, count: "vitest" },
    { name: "components in a browser", command: vitest("components"), env, count: "vitest" },
    ...pictureSteps(env),
  ];
}

/** What is walked beside the flows: every place, and what pages say. */
const places = ["sweep-", "content"] as const;

/** Flows, and every page: each with a stack of its own, of one build (`SITE_BUILT`). */
function siteInBrowser(chromium: string): Lane {
  const env = { CHROMIUM_PATH: chromium, SITE_BUILT: "yes" };
  const others = places.flatMap((name) => ["--exclude", `**/${name}*.test.ts`]);
  return [
    siteBuild,
    { name: "site in a browser", command: [...vitest("browser"), ...others], env, count: "vitest" },
    { name: "every page of the site", command: [...vitest("browser"), ...places], env, count: "vitest" },
  ];
}

/**
 * Everything, in three lanes of about one length: a browser that draws, a test that waits for it, and a server that does
 * one thing at a time keep no machine busy alone, so a third lane has what two leave.
 */
export function allSteps(databaseUrl: string, chromium: string): readonly Turn[] {
  const kit = [...kitInBrowser({ CHROMIUM_PATH: chromium }), ...tidySteps];
  return [[kit, [...quickSteps, ...serverSteps(databaseUrl)], siteInBrowser(chromium)]];
}
