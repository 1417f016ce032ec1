import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ServedPlatform, servePlatform } from "@baize/api/provider/conform/test-platform/serve-platform";
import { SANDBOX_PROVIDER } from "@baize/api/provider/identity";
import { onTestFinished } from "vitest";
import { Vendor } from "../sample/vendor.ts";

/** A platform without a scene. */
export async function servedPlatform(): Promise<ServedPlatform> {
  const served = await servePlatform(0);
  onTestFinished(served.close);
  return served;
}

/** The sample vendor on a folder, its calls to this address. */
export async function sampleVendor(platformUrl: string, folder?: string) {
  const own = folder ?? (await mkdtemp(join(tmpdir(), "sample-")));
  const { id: provider, secret } = SANDBOX_PROVIDER;
  const vendor = new Vendor({ platformUrl, provider, secret, folder: own, wait: 5, testPlay: true });
  const url = await vendor.start(0);
  onTestFinished(async () => {
    await vendor.stop();
    await rm(own, { recursive: true, force: true });
  });
  return { vendor, url, folder: own };
}
