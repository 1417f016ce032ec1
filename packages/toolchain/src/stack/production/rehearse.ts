// `npm run stack:production`: rehearses docs/deploy.md on one machine, one line a step, and stops everything. Needs Debian's packages
// postgresql, nginx and openssl; writes only into a folder of its own, which is removed.
import type { Client } from "@baize/api/client/client";
import { baseBackup, checkLedger, dump, restoreDump, restoreMoment } from "./backup.ts";
import { databaseUrl } from "./cluster.ts";
import { adjust, BRAND } from "./fill.ts";
import { startLoad } from "./load.ts";
import { migrate } from "./prepare.ts";
import { type Production, startProduction } from "./production.ts";
import { rollOver } from "./rollover.ts";
import { loadBalance, checkHome, checkStatus, clientAt, type Member, playRound, register, signIn } from "./smoke.ts";
import { itself, step, stopAll } from "./step.ts";

/** A visitor becomes a member, and plays one round. */
async function journey({ settings, desk, trusts }: Production): Promise<{ member: Member; client: Client; token: string }> {
  const { site, vendor } = settings;
  const visitor = { trusts, from: "127.0.0.2" };
  await step("home page and its headers", async () => await checkHome(site, vendor, visitor));
  await step("system status", async () => await checkStatus(site, visitor));
  const member = await step("register with proof of work", async () => await register(site, visitor));
  const token = await step("sign in", async () => await signIn(site, visitor, member));
  const client = clientAt(site, visitor, token);
  await step("balance", async () => await loadBalance(client), itself);
  await step("correct it by two operators", async () => await adjust(desk, member.username, "100.00"));
  const played = async () => await playRound(client, visitor);
  await step("a round at the vendor", played, ({ stake, win }) => `staked ${stake}, won ${win}`);
  await step("balance after it", async () => await loadBalance(client), itself);
  return { member, client, token };
}

/** A new version: migrations first, then one server after the other, while visitors go on. */
async function replaceServers({ settings, trusts, running, start, drain }: Production, token: string): Promise<number> {
  const visitors = [3, 4, 5, 6].map((last) => ({ trusts, from: `127.0.0.${last}` }));
  const load = startLoad(settings.site, visitors, token);
  try {
    await migrate(settings);
    await rollOver({ ports: settings.ports.servers, running, start, drain }, load);
  } finally {
    load.end();
  }
  const { requests, failures } = await load.ended;
  if (failures.length > 0) throw new Error(`${failures.length} of ${requests} requests failed, as: ${failures[0]}`);
  return requests;
}

/** Restores both kinds of backup beside the running database, and proves each. */
async function restoreBoth({ settings, cluster, trusts }: Production, base: string, member: Member): Promise<void> {
  const { ports, passwords, site } = settings;
  const copy = await step(
    "back up with pg_dump",
    async () => await dump(cluster),
    ({ bytes }) => `${bytes} bytes`,
  );
  const moment = await cluster.sql("select clock_timestamp()");
  const visitor = { trusts, from: "127.0.0.7" };
  const later = await step("register a member after the backup", async () => await register(site, visitor));
  const names = `select string_agg(username, ' ' order by created_at) from members where brand = '${BRAND}'`;
  const expectBefore = (found: string) => {
    if (found !== member.username) throw new Error(`The restored database has these members: ${found}`);
    return `it has ${found}, and not ${later.username}`;
  };
  const restoreFile = async () => {
    await restoreDump(cluster, copy.file, "baize_restored");
    return expectBefore(await cluster.sql(names, "baize_restored"));
  };
  const urlOf = (port: number, database?: string) => databaseUrl(port, "baize_server", passwords.runtime, database);
  await step("restore the dump", restoreFile, itself);
  await step("ledger:check on it", async () => await checkLedger(urlOf(ports.postgres, "baize_restored")), itself);
  const restorePoint = async () => {
    const restored = await restoreMoment(cluster, base, moment, ports.restored);
    return expectBefore(await restored.sql(names, "baize"));
  };
  await step(`restore the moment ${moment}`, restorePoint, itself);
  await step("ledger:check on it", async () => await checkLedger(urlOf(ports.restored)), itself);
}

async function rehearse(): Promise<void> {
  const production = await startProduction();
  const base = await step("base backup", async () => await baseBackup(production.cluster));
  const { member, client, token } = await journey(production);
  const replace = async () => await replaceServers(production, token);
  await step("migrate and replace both servers under load", replace, (requests) => `${requests} requests, none failed`);
  await restoreBoth(production, base, member);
  await step("balance at the end", async () => await loadBalance(client), itself);
}

const began = performance.now();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void stopAll().then(() => process.exit(130)));
const passed = await rehearse().then(
  () => true,
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return false;
  },
);
await stopAll();
const seconds = ((performance.now() - began) / 1000).toFixed(0);
console.log(
  passed ? `The rehearsal passed, and everything is stopped (${seconds} s).` : `The rehearsal failed after ${seconds} s.`,
);
process.exit(passed ? 0 : 1);
