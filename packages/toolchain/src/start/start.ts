// `npm start`: the whole product on one machine. Ctrl-C stops all of it; a second start keeps the data.
import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, mkdirSync, rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { at } from "../root.ts";
import { isFree, portFrom } from "../stack/port.ts";
import { startService, type Service } from "../stack/service.ts";
import { type Ports, type ServiceName, services } from "../stack/services.ts";
import { announce } from "./announce.ts";

const { values: chosen } = parseArgs({ options: { reset: { type: "boolean" }, watch: { type: "boolean" } } });
const names: readonly ServiceName[] = ["server", "provider", "site", "storybook"];
const data = process.env.BAIZE_DATA ?? at(".data");
const running: Service[] = [];
let stopping = false;

function ports(): Ports {
  return {
    server: portFrom("SERVER_PORT", 8787),
    provider: portFrom("PROVIDER_PORT", 8788),
    site: portFrom("SITE_PORT", 5173),
    storybook: portFrom("STORYBOOK_PORT", 6006),
  };
}

async function checkPorts(wanted: Ports): Promise<void> {
  for (const name of names) {
    if (await isFree(wanted[name])) continue;
    throw new Error(`port ${wanted[name]} for the ${name} is taken; stop what uses it or set ${name.toUpperCase()}_PORT.`);
  }
}

function checkFolder(): void {
  try {
    mkdirSync(data, { recursive: true });
    accessSync(data, constants.W_OK);
  } catch {
    throw new Error(`cannot write to ${data}; give that folder back to this user or set BAIZE_DATA.`);
  }
}

function reset(): void {
  rmSync(`${data}/provider`, { recursive: true, force: true });
  const env = { ...process.env, BAIZE_MODE: "sandbox", DATA_DIR: `${data}/db` };
  const done = spawnSync(process.execPath, [at("apps/server/src/cli/reset.ts"), "--yes"], { env, stdio: "inherit" });
  if (done.status !== 0) throw new Error("the data could not be reset; the reason is above.");
}

async function stopAll(code: number): Promise<never> {
  stopping = true;
  await Promise.all(running.map((service) => service.stop()));
  process.exit(code);
}

async function main(): Promise<void> {
  const wanted = ports();
  await checkPorts(wanted);
  checkFolder();
  if (chosen.reset) reset();
  const fresh = !existsSync(`${data}/db`);
  const rows = services(wanted, data, { isWatched: chosen.watch });
  for (const name of names) {
    const began = performance.now();
    process.stdout.write(`baize: ${name}${name === "server" && fresh ? " (first start: migrating and seeding)" : ""} … `);
    const service = await startService(rows[name], `${data}/log/${name}.log`);
    running.push(service);
    console.log(`ready in ${((performance.now() - began) / 1000).toFixed(1)} s`);
    void service.ended.then((code) => {
      if (stopping) return undefined;
      console.error(`\nbaize: ${name} stopped by itself (code ${code}); its words are in ${data}/log/${name}.log`);
      return stopAll(1);
    });
  }
  announce(wanted);
}

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    console.log("\nbaize: stopping …");
    void stopAll(0);
  });
}
main().catch((error: unknown) => {
  console.error(`\nbaize: ${error instanceof Error ? error.message : String(error)}`);
  void stopAll(1);
});
