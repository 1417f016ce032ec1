import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import net from "node:net";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { readConfig } from "../src/platform/config/config.ts";
import { openDatabase } from "../src/platform/database/open.ts";
import { emptyFolder, emptyPlace, run, startServer } from "./harness/process.ts";

/** A hung start fails here; a busy machine needs minutes for the test with ten processes. */
const LONG = { timeout: 600_000 };
/** Demo data takes seconds: a server that finds this adds none. */
const UNSEEDED = "insert into facts (name, value) values ('seed', 'none')";

/** Expects one line for the person, an exit code, and no stack. */
const oneLine = (text: RegExp) => ({ code: 1, stdout: "", stderr: expect.stringMatching(new RegExp(`^${text.source}\\n$`)) });

it("says in one line which port is taken, and opens no database", LONG, async () => {
  const server = net.createServer();
  await new Promise<void>((done) => server.listen(0, () => done()));
  const address = server.address();
  const port = String(typeof address === "object" && address ? address.port : 0);
  expect(await run("src/main.ts", { ...(await emptyPlace()), PORT: port })).toEqual(
    oneLine(new RegExp(`Port ${port} is taken\\. .*`)),
  );
  server.close();
});

it("says in one line that a folder cannot be written", LONG, async () => {
  const folder = emptyFolder();
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "file"), "not a folder");
  expect(await run("src/main.ts", { PORT: "0", DATA_DIR: join(folder, "file", "db") })).toEqual(
    oneLine(/The database folder .* cannot be written\. .*/),
  );
});

it("says in one line that a database cannot be reached, without its password", LONG, async () => {
  const ended = await run("src/main.ts", { PORT: "0", DATABASE_URL: "postgres://baize:hunter2@127.0.0.1:1/baize" });
  expect(ended).toEqual(oneLine(/The database postgres:\/\/baize:…@127\.0\.0\.1:1\/baize cannot be reached: .*/));
});

it("refuses to start in production with the settings of a sandbox, one line a cause, and listens to nothing", LONG, async () => {
  // No BAIZE_MODE: the server alone is in production.
  const { code, stdout, stderr } = await run("src/main.ts", { ...(await emptyPlace()), PORT: "0", BAIZE_MODE: "", OUTBOX: "on" });
  expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
  const [first, ...causes] = stderr.trimEnd().split("\n");
  expect(first).toContain("BAIZE_MODE is production");
  const wanted = [
    "vendor's secret",
    "No gateway",
    "outbox is readable",
    "No key of the environment",
    "address of the site",
    "limits per address",
  ];
  for (const words of wanted) expect(causes).toContainEqual(expect.stringMatching(new RegExp(`^- .*${words}.* (Set|Unset) `)));
});

it("seeds no demo data in production", LONG, async () => {
  const place = { ...(await emptyPlace()), BAIZE_MODE: "production" };
  for (const command of ["seed", "reset"])
    expect(await run(`src/cli/${command}.ts`, place, ["--yes"])).toEqual(oneLine(/Demo data is for a sandbox alone\. .*/));
});

it.each([
  ["PORT", "eighty"],
  ["PORT", "99999"],
  ["PROVIDER_URL", "not a url"],
  ["DATABASE_URL", "mysql://x/y"],
  ["BAIZE_PROFILE", "loose"],
  ["BAIZE_MODE", "demo"],
  ["JOBS", "maybe"],
  ["WRAPPING_KEYS", "first:too-short"],
])("says in one line that %s=%s cannot be used", LONG, async (name, value) => {
  expect(await run("src/main.ts", { [name]: value })).toEqual(oneLine(new RegExp(`${name} is not usable: .*`)));
});

it("starts and ends although the job queue cannot be opened", LONG, async () => {
  const place = await emptyPlace();
  const { close, runSql } = await openDatabase(readConfig({ BAIZE_MODE: "sandbox", ...place }));
  await runSql("create schema pgboss; create table pgboss.version (wrong int)");
  await runSql(UNSEEDED);
  await close();
  const server = await startServer(place);
  expect((await fetch(`${server.url}/wps/nowhere`)).status).toBe(404);
  expect(await server.stop()).toBe(0);
});

it(
  "locks its folder, checks its ledger while it runs, keeps its data, opens no job queue where JOBS is off, and is reset only while it is stopped",
  LONG,
  async () => {
    const place = { DATA_DIR: join(emptyFolder(), "db") };
    const { close, runSql } = await openDatabase(readConfig({ BAIZE_MODE: "sandbox", ...place }));
    await runSql(UNSEEDED);
    await close();
    expect(await run("src/cli/reset.ts", place)).toMatchObject({ code: 0, stdout: "The database was emptied and seeded.\n" });
    const server = await startServer({ ...place, JOBS: "off" });
    expect(await run("src/main.ts", { PORT: "0", ...place })).toEqual(oneLine(/Another process uses the database folder .*/));
    expect(await run("src/cli/reset.ts", place)).toEqual(oneLine(/A server is running on .*/));
    expect(await run("src/cli/ledger-check.ts", place)).toMatchObject({
      code: 0,
      stderr: "",
      stdout: expect.stringMatching(/All \d+ invariants hold\./),
    });
    const OPERATOR_SESSIONS = emptyFolder();
    const operate = async (...words: string[]) => await run("src/operator/operator.ts", { ...place, OPERATOR_SESSIONS }, words);
    expect(await operate("money", "print")).toEqual(oneLine(/There is no operation "money print"\. .*/));
    expect(await operate("sandbox", "sign-in", "--username", "meera", "--json")).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^\{"username":"meera"/),
    });
    expect(await operate("settings", "show", "--brand", "baize", "--json")).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^\{"brand":"baize"/),
    });
    expect((await (await fetch(`${server.url}/wps/system/ready`)).json()).value).toEqual({
      status: "ok",
      checks: { database: true, keys: true },
    });
    expect(await server.stop()).toBe(0);
    expect(await operate("settings", "show", "--brand", "nowhere")).toEqual(
      oneLine(/There is no brand nowhere\. No server is running on .*; DATA_DIR names another folder\./),
    );
    const nowhere = { DATA_DIR: join(emptyFolder(), "db"), OPERATOR_SESSIONS };
    expect(await run("src/operator/operator.ts", nowhere, ["settings", "show", "--brand", "baize"])).toEqual(
      oneLine(/There is no database at .*\. DATA_DIR names another folder; .*/),
    );
    expect(existsSync(nowhere.DATA_DIR)).toBe(false);
    const stopped = await openDatabase(readConfig({ BAIZE_MODE: "sandbox", ...place }));
    expect((await stopped.db.execute(sql`select to_regnamespace('pgboss') as queue`)).rows).toEqual([{ queue: null }]);
    await stopped.close();
    expect(await run("src/cli/seed.ts", place)).toMatchObject({
      code: 0,
      stdout: "The database was seeded before; nothing changed.\n",
    });
  },
);
