// Checks a platform as a vendor would, or with --platform a vendor as a platform would. docs/vendors.md says how.
import { writeFileSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { checkPlatform } from "./platform/check-platform.ts";
import { PLATFORM_CASES } from "./platform/platform-cases.ts";
import { servePlatform } from "./test-platform/serve-platform.ts";
import { checkVendor } from "./vendor/check-vendor.ts";
import { VENDOR_CASES } from "./vendor/vendor-cases.ts";
import { hasFailed, type Report, reportText } from "./report.ts";

/** What a person has to change before the command can run. */
class UsageError extends Error {}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: "string" },
    only: { type: "string" },
    attended: { type: "boolean" },
    "max-win": { type: "string" },
    campaign: { type: "string" },
    platform: { type: "boolean" },
    port: { type: "string" },
    play: { type: "string" },
    game: { type: "string" },
  },
});

function setting(name: string, holds: string): string {
  const value = process.env[name];
  if (!value) throw new UsageError(`Set ${name} to ${holds}.`);
  return value;
}

const keyOf = () => ({
  provider: setting("PROVIDER_ID", "the vendor's id"),
  secret: setting("PROVIDER_SECRET", "the secret that signs its calls"),
});

function addressOf(text: string | undefined, what: string): string {
  const url = URL.parse(text ?? "");
  if (!url || !/^https?:$/.test(url.protocol)) throw new UsageError(`Name the http(s) address of ${what}.`);
  return url.origin;
}

/** The token and the game of the address that a frame would open. */
function launchOf(text: string): { readonly token: string; readonly gameCode: string } {
  const url = URL.parse(text);
  const token = url?.searchParams.get("token");
  const gameCode = url?.pathname.split("/").at(-1);
  if (!token || !gameCode) throw new UsageError("LAUNCH_ADDRESS is no address of a game frame: …/play/<game>?token=….");
  return { token, gameCode };
}

async function askToSignOut(): Promise<void> {
  const console = createInterface({ input: process.stdin, output: process.stderr });
  await console.question("Sign the member out at the platform, then press Enter. ");
  console.close();
}

/** Milliseconds within which a vendor must finish its rounds: its pauses grow while calls are lost. */
const PATIENCE = 60_000;
/** Where the vendor finds its platform, unless `--port` says otherwise. */
const PORT = 8790;

function checkName(cases: readonly { readonly name: string }[]): void {
  if (values.only === undefined || cases.some(({ name }) => name === values.only)) return;
  throw new UsageError(`No case has the name "${values.only}".`);
}

async function reportOfPlatform(): Promise<Report> {
  checkName(PLATFORM_CASES);
  return await checkPlatform({
    url: addressOf(positionals[0], "the platform"),
    ...keyOf(),
    ...launchOf(setting("LAUNCH_ADDRESS", "the address of a game frame that has not been opened")),
    fetch,
    now: Date.now,
    maxWin: values["max-win"],
    campaign: values.campaign,
    only: values.only,
    signOut: values.attended ? askToSignOut : undefined,
  });
}

function portOf(text: string | undefined): number {
  const port = Number(text ?? PORT);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new UsageError("--port is a number from 1 to 65535.");
  return port;
}

async function reportOfVendor(): Promise<Report> {
  checkName(VENDOR_CASES);
  const url = addressOf(positionals[0], "the vendor");
  const { only, game: gameCode, play = `${url}/conform/play` } = values;
  const key = keyOf();
  const port = portOf(values.port);
  const served = await servePlatform(port).catch((error: unknown) => {
    throw new UsageError(`Port ${port} cannot be taken (${String(error)}): name another --port.`);
  });
  console.error(`A platform for this vendor is at ${served.url}.`);
  try {
    return await checkVendor({ ...key, url, playUrl: play, gameCode, served, patience: PATIENCE, only });
  } finally {
    await served.close();
  }
}

try {
  const report = await (values.platform ? reportOfVendor() : reportOfPlatform());
  console.log(reportText(report));
  if (values.json) writeFileSync(values.json, `${JSON.stringify(report, null, 2)}\n`);
  process.exitCode = hasFailed(report) ? 1 : 0;
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(`provider:conform: ${error.message} See: npm run provider:conform -- --help`);
  process.exitCode = 2;
}
