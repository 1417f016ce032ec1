import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

const VENDOR = new URL("../../../../provider/src/main.ts", import.meta.url);

/** The sandbox's vendor in a process of its own, for the platform behind a port. What it warns of is printed. */
export async function startVendor(platform: number): Promise<{ readonly port: number; readonly stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "baize-bench-vendor-"));
  const env = { ...process.env, PORT: "0", SERVER_URL: `http://127.0.0.1:${platform}`, DATA_DIR: folder };
  const vendor = spawn(process.execPath, [VENDOR.pathname], {
    env: { ...env, PROVIDER_URL: "http://localhost:8788", BUILD_AHEAD: "no" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exited = once(vendor, "exit");
  const found = Promise.withResolvers<number>();
  createInterface(vendor.stdout).on("line", (line) => {
    const port = /^provider: http:\/\/localhost:(\d+), /.exec(line)?.[1];
    if (port === undefined) console.log(line);
    else found.resolve(Number(port));
  });
  void exited.then(() => found.reject(new Error("The vendor ended while it started")));
  const stop = async () => {
    vendor.kill("SIGTERM");
    await exited;
    await rm(folder, { recursive: true });
  };
  return { port: await found.promise, stop };
}
