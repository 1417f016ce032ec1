import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { checkVendor } from "@baize/api/provider/conform/vendor/check-vendor";
import { VENDOR_CASES } from "@baize/api/provider/conform/vendor/vendor-cases";
import { SANDBOX_PROVIDER } from "@baize/api/provider/identity";
import { brokenBy, type VendorFault } from "./broken-vendor.ts";
import { sampleVendor, servedPlatform } from "./sample.ts";
import { sandboxVendor } from "./sandbox-play.ts";
import { FREE_ROUND_FAULTS, VENDOR_FAULTS } from "./vendor-faults.ts";

const key = { provider: SANDBOX_PROVIDER.id, secret: SANDBOX_PROVIDER.secret, patience: 20_000 };

/** The sample vendor answers when its round is over: only a round that never ends takes as long. */
const SHORT = 300;

/** The cases that a vendor with a fault fails. */
async function failedBy(fault: VendorFault, cases = VENDOR_CASES) {
  const served = await servedPlatform();
  const { url } = await sampleVendor(await brokenBy(fault, served));
  const report = await checkVendor({ ...key, url, playUrl: `${url}/conform/play`, served, patience: SHORT }, cases);
  return report.cases.filter(({ outcome }) => outcome === "failed").map(({ name }) => name);
}

describe("the cases of a vendor", () => {
  it("pass the sample vendor", async () => {
    const served = await servedPlatform();
    const { url } = await sampleVendor(served.url);
    const { cases } = await checkVendor({ ...key, url, playUrl: `${url}/conform/play`, served });
    const free = VENDOR_CASES.filter(({ freeRounds }) => freeRounds !== undefined).map(({ name }) => name);
    const others = cases.filter(({ outcome }) => outcome !== "passed");
    // Its one game plays no free rounds.
    expect(others.map(({ name, outcome }) => [name, outcome])).toEqual(free.map((name) => [name, "not checked"]));
    expect(cases).toHaveLength(VENDOR_CASES.length + 2);
  });

  it("pass the sandbox vendor", async () => {
    const served = await servedPlatform();
    const url = await sandboxVendor(served.url);
    const { cases } = await checkVendor({ ...key, url, playUrl: `${url}/conform/play`, served });
    expect(cases.filter(({ outcome }) => outcome !== "passed")).toEqual([]);
    expect(cases).toHaveLength(VENDOR_CASES.length + 2);
  });

  it.each(Object.entries(VENDOR_FAULTS))("name a vendor that %s", async (_, { fault, cases, fails }) => {
    expect(await failedBy(fault, cases)).toEqual(fails);
  });

  it.each(Object.entries(FREE_ROUND_FAULTS))("name a vendor of free rounds that %s", async (_, { fault, fails }) => {
    const served = await servedPlatform();
    const url = await sandboxVendor(await brokenBy(fault, served));
    const cases = VENDOR_CASES.filter(({ freeRounds }) => freeRounds !== undefined);
    const report = await checkVendor({ ...key, url, playUrl: `${url}/conform/play`, served, patience: SHORT }, cases);
    expect(report.cases.filter(({ outcome }) => outcome === "failed").map(({ name }) => name)).toEqual(fails);
  });
});

it("checks the sample vendor by the command, which is its platform meanwhile", async () => {
  const free = await servedPlatform();
  const port = new URL(free.url).port;
  await free.close();
  const { url } = await sampleVendor(free.url);
  const command = new URL("../../../packages/api/src/provider/conform/conform.ts", import.meta.url).pathname;
  const env = { ...process.env, PROVIDER_ID: key.provider, PROVIDER_SECRET: key.secret };
  const { stdout } = await promisify(execFile)(process.execPath, [command, "--platform", url, "--port", port, "--only=round"], {
    env,
  });
  expect(stdout.trim().split("\n")).toEqual([
    expect.stringMatching(/^passed +games: /),
    expect.stringMatching(/^passed +launch: /),
    expect.stringMatching(/^passed +round: /),
    `vendor ${url}: 3 passed, 0 failed, 0 not checked`,
  ]);
});
