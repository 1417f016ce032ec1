import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SANDBOX_PROVIDER } from "@baize/api/provider/identity";
import { brands, facts } from "../brand/schema.ts";
import { readConfig } from "../config/config.ts";
import { StartError } from "../config/start-error.ts";
import type { OpenDatabase } from "../database/database.ts";
import { openTestDatabase } from "../../../test/harness/database.ts";
import { BRANDS } from "../../seed/brands.ts";
import { checkStart } from "./check-start.ts";
import { type CauseName, findCauses, PRODUCTION_CAUSES } from "./production-causes.ts";
import { type DatabaseFacts, findDatabaseFacts } from "./queries.ts";

/** Settings that production starts with. */
const SOUND = {
  BAIZE_MODE: "production",
  DATABASE_URL: "postgres://runtime@127.0.0.1:1/baize",
  PROVIDER_SECRET: "a secret shared with the vendor",
  MESSAGE_URL: "https://messages.example/send",
  SITE_ORIGIN: "https://www.sona.example, https://sona.example:8443",
  WRAPPING_KEYS: `first:${Buffer.alloc(32, 1).toString("base64")}`,
};
const SOUND_DATABASE: DatabaseFacts = { ownedTables: 0, rewritable: [], pendingMigrations: 0, demoData: false, splitWallets: [] };

const causesOf = (env: Record<string, string>, database: Partial<DatabaseFacts> = {}) =>
  findCauses({ config: readConfig({ ...SOUND, ...env }), database: { ...SOUND_DATABASE, ...database } }).map(({ name }) => name);

/** The change of valid settings, or of the database, that produces each single cause. */
const FAULTS: Readonly<Record<CauseName, [env: Record<string, string>, database?: Partial<DatabaseFacts>]>> = {
  "published vendor secret": [{ PROVIDER_SECRET: SANDBOX_PROVIDER.secret }],
  "sandbox payment adapter": [{ PAYMENT_ADAPTERS: "sandbox-bank" }],
  "no message gateway": [{ MESSAGE_URL: "" }],
  "readable outbox": [{ OUTBOX: "on" }],
  "demo data": [{ SEED: "baize" }],
  "seeded database": [{}, { demoData: true }],
  "invented winners": [{ WINNERS: "sandbox" }],
  "sandbox vendor wallets": [{}, { splitWallets: ["baize"] }],
  "no wrapping key": [{ WRAPPING_KEYS: "" }],
  "embedded database": [{ DATABASE_URL: "" }],
  "role that owns tables": [{}, { ownedTables: 3 }],
  "role that rewrites history": [{}, { rewritable: ["entries"] }],
  "pending migrations": [{}, { pendingMigrations: 1 }],
  "site without TLS": [{ SITE_ORIGIN: "https://www.sona.example,http://sona.example" }],
  "replaced identity provider": [{ IDENTITY_ISSUERS: "google=http://127.0.0.1:9000" }],
  "replaced phone keys": [{ PHONE_KEYS_URL: "http://127.0.0.1:9000/keys" }],
  "no rate limits": [{ RATE_LIMITS: "off" }],
  "light proof of work": [{ PROOF_WORK: "light" }],
  "light passwords": [{ PASSWORD_WORK: "light" }],
};

describe("production", () => {
  it("starts with sound settings", () => expect(causesOf({})).toEqual([]));

  it.each(PRODUCTION_CAUSES.map(({ name }) => name))("refuses to start for one cause: %s", (name) => {
    expect(causesOf(...FAULTS[name])).toEqual([name]);
  });

  it("refuses the published secret for a further vendor, too", () => {
    const further = `harbour https://games.harbour.example ${SANDBOX_PROVIDER.secret}`;
    expect(causesOf({ MORE_PROVIDERS: further })).toEqual(["published vendor secret"]);
  });

  it("is the default", () => expect(readConfig({}).mode).toBe("production"));

  it("names every cause at once, one line each, and a database that does not answer", async () => {
    const refused = await checkStart(readConfig({ ...SOUND, MESSAGE_URL: "", OUTBOX: "on" })).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(StartError);
    expect(String(refused).split("\n")).toEqual([
      expect.stringContaining("BAIZE_MODE is production"),
      expect.stringMatching(/^- No gateway .* Set MESSAGE_URL/),
      expect.stringMatching(/^- The outbox is readable.* Unset OUTBOX/),
      expect.stringMatching(/^- The database postgres:.* cannot be reached/),
    ]);
  });

  it("is not asked for in a sandbox", async () => {
    await expect(checkStart(readConfig({ BAIZE_MODE: "sandbox", OUTBOX: "on" }))).resolves.toBeUndefined();
  });
});

describe("what is asked of the database", () => {
  const role = `runtime_${randomBytes(4).toString("hex")}`;
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
    await database.runSql(`create role ${role}; grant select on all tables in schema public to ${role}`);
  });
  afterAll(async () => {
    await database.runSql(`drop owned by ${role}; drop role ${role}`);
    await database.close();
  });

  it("finds that a role owns the tables, and that another owns none", async () => {
    expect((await findDatabaseFacts(database.db)).ownedTables).toBeGreaterThan(50);
    const other = await database.db.transaction(async (tx) => {
      await tx.execute(sql.raw(`set local role ${role}`));
      return await findDatabaseFacts(tx);
    });
    expect(other).toEqual(SOUND_DATABASE);
  });

  it("finds a missing migration, demo data and wallets of sandbox vendors", async () => {
    const [one] = BRANDS;
    const config = { ...one?.config, payments: { isSingle: false } };
    await database.db.insert(facts).values({ name: "seed", value: "baize" });
    const places = { hosts: [], blockedCountries: [], blockedAddresses: [], createdAt: new Date() };
    await database.db.insert(brands).values({ code: "split", name: "split", config, ...places });
    await database.runSql("delete from migrations where hash = (select min(hash) from migrations)");
    expect(await findDatabaseFacts(database.db)).toMatchObject({ pendingMigrations: 1, demoData: true, splitWallets: ["split"] });
  });
});
