import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { PLATFORM_CASES } from "./platform/platform-cases.ts";
import { servePlatform } from "./test-platform/serve-platform.ts";
import { openTestPlatform } from "./test-platform/test-platform.ts";
import { VERBS } from "./test-platform/verbs.ts";

const KEY = { provider: "conform-vendor", secret: "a-secret-of-this-test-alone" };
const FACTS = { currency: "INR", digits: 2, balance: 100_000n, minBet: 100n, maxBet: 10_000_000n, maxWin: 200_000n };
const TOKEN = "launch-token-of-this-test";
const CAMPAIGN = "campaign-of-this-test";

/** The address of a platform that pays wins twice where it is told to. */
async function platform(pays: 1n | 2n): Promise<string> {
  const served = await servePlatform(0);
  onTestFinished(served.close);
  const win: typeof VERBS.win = (books, request) => {
    const effect = VERBS.win(books, request);
    return "code" in effect ? effect : { ...effect, change: effect.change * pays };
  };
  const opened = openTestPlatform({ ...KEY, facts: FACTS, now: Date.now, verbs: { ...VERBS, win } });
  opened.books.tokens.set(TOKEN, "pearl-monsoon");
  opened.books.campaigns.set(CAMPAIGN, {
    gameCode: "pearl-monsoon",
    stake: "1.00",
    granted: 50,
    used: 0,
    validUntil: "2030-01-01T00:00:00.000Z",
  });
  served.scene = { platform: opened, troubles: new Map(), seen: [] };
  return served.url;
}

/** Runs the command to its end. */
async function conform(args: readonly string[], env: Record<string, string> = {}) {
  const file = new URL("./conform.ts", import.meta.url).pathname;
  const own = { PATH: process.env["PATH"], PROVIDER_ID: KEY.provider, PROVIDER_SECRET: KEY.secret, ...env };
  return await new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    const child = execFile(process.execPath, [file, ...args], { env: own }, (_, stdout, stderr) => {
      resolve({ code: child.exitCode ?? -1, stdout, stderr });
    });
  });
}

const LAUNCH_ADDRESS = `https://games.example/play/pearl-monsoon?token=${TOKEN}&lang=en`;

it("prints a line a case, writes the same as JSON, and succeeds where no case failed", async () => {
  const folder = await mkdtemp(join(tmpdir(), "conform-"));
  onTestFinished(async () => await rm(folder, { recursive: true }));
  const json = join(folder, "report.json");
  const known = ["--max-win=2000.00", `--campaign=${CAMPAIGN}`];
  const { code, stdout } = await conform([await platform(1n), "--json", json, ...known], { LAUNCH_ADDRESS });
  expect(stdout).toContain("\npassed       bet-replayed: ");
  expect(stdout).toContain("\nnot checked  session-ended: ");
  expect(stdout).toMatch(new RegExp(`: ${PLATFORM_CASES.length} passed, 0 failed, 1 not checked\\n$`));
  expect(code).toBe(0);
  const { cases, checked } = JSON.parse(await readFile(json, "utf8"));
  expect([checked, cases.length]).toEqual(["platform", PLATFORM_CASES.length + 1]);
});

it("says what was wrong, and fails where a case failed", async () => {
  const { code, stdout } = await conform([await platform(2n), "--only=win"], { LAUNCH_ADDRESS });
  expect(stdout).toContain(
    "FAILED       win: a win is paid\n             step 2, win: answered ok with the balance 1001.00 where",
  );
  expect(code).toBe(1);
});

it.each([
  [["http://localhost:1"], {}, "Set LAUNCH_ADDRESS"],
  [["http://localhost:1"], { LAUNCH_ADDRESS: "https://games.example/" }, "LAUNCH_ADDRESS is no address"],
  [["nowhere"], { LAUNCH_ADDRESS }, "Name the http(s) address of the platform"],
  [["http://localhost:1", "--only=nothing"], { LAUNCH_ADDRESS }, 'No case has the name "nothing"'],
  [["http://localhost:1", "--platform", "--port=0"], {}, "--port is a number"],
  [["http://localhost:1", "--platform"], { PROVIDER_SECRET: "" }, "Set PROVIDER_SECRET"],
])("refuses %j with %j in one line", async (args, env, reason) => {
  const { code, stdout, stderr } = await conform(args, env);
  expect(stderr).toMatch(/^provider:conform: .* See: npm run provider:conform -- --help\n$/);
  expect(stderr).toContain(reason);
  expect([code, stdout]).toEqual([2, ""]);
});
