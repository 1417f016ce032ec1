import { randomBytes, randomUUIDv7 } from "node:crypto";
import { afterAll, beforeAll } from "vitest";
import { SANDBOX_PROVIDER } from "@baize/api/provider/identity";
import { createApp } from "../../src/app.ts";
import { type Config, readConfig } from "../../src/config.ts";
import type { OpenDatabase } from "../../src/db/database.ts";
import { brands, brandVendors } from "../../src/db/schema/brand.ts";
import { openAccounts, houseAccounts } from "../../src/ledger/open-accounts.ts";
import { ADAPTERS, BRANDS } from "../../src/seed/brands.ts";
import { openSystem } from "../../src/open-system.ts";
import type { System } from "../../src/system.ts";
import { LiveWatch } from "../../src/features/live/watch.ts";
import { insertCatalogue } from "./catalogue.ts";
import { openTestDatabase } from "./database.ts";
import { noteAnswer } from "./provoked.ts";

export interface Logged {
  readonly event: string;
  readonly facts: Record<string, unknown>;
}

export interface World {
  readonly system: System;
  /** Looks after its streams once a second, or when it is told to. */
  readonly live: LiveWatch;
  readonly host: string;
  readonly brand: string;
  readonly house: string;
  readonly currency: string;
  /** Sends one request to this world's host. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Moves this world's clock forward. */
  advance(milliseconds: number): void;
  /** What was logged: empty unless the test means to break something. */
  readonly logged: Logged[];
}

export interface WorldOptions {
  readonly profile?: "strict" | "classic";
  readonly config?: Partial<(typeof BRANDS)[number]["config"]>;
  readonly environment?: Record<string, string>;
}

/** Sets up this file's database; answers what makes a world of its own for each test. */
export function testDatabase(): (options?: WorldOptions) => Promise<World> {
  let database: OpenDatabase | undefined;
  beforeAll(async () => {
    database = await openTestDatabase();
    await insertCatalogue(database.db);
  });
  afterAll(async () => {
    await database?.close();
  });
  return async (options = {}) => {
    if (!database) throw new Error("The test database is not open");
    return await makeWorld(database, options);
  };
}

async function makeWorld(database: OpenDatabase, options: WorldOptions): Promise<World> {
  const { db } = database;
  const brand = `b${randomBytes(5).toString("hex")}`;
  const host = `${brand}.test`;
  const house = randomUUIDv7();
  const standard = BRANDS[0];
  if (!standard) throw new Error("There is no brand to copy");
  const config = {
    ...standard.config,
    profile: options.profile ?? "strict",
    merchantCode: brand,
    welcomeCredit: "0",
    ...options.config,
  };
  let time = Date.now();
  const now = () => new Date(time);
  const vendors = ["SAFFRON_REEL", "NORTHGATE"];
  await db.insert(brands).values({
    code: brand,
    house,
    name: brand,
    hosts: [host],
    config,
    blockedCountries: [],
    blockedAddresses: [],
    createdAt: now(),
  });
  await db.insert(brandVendors).values(vendors.map((vendor) => ({ brand, vendor })));
  await openAccounts(
    db,
    houseAccounts({ id: house, currency: config.currency, providers: [SANDBOX_PROVIDER.id], adapters: ADAPTERS }),
  );
  const logged: Logged[] = [];
  const log = {
    warn: (event: string, facts = {}) => void logged.push({ event, facts }),
    error: (event: string, facts = {}) => void logged.push({ event, facts }),
  };
  const settings: Config = readConfig({ RATE_LIMITS: "off", PROOF_WORK: "light", ...options.environment });
  const system = await openSystem(settings, database, now, log);
  const live = new LiveWatch(system);
  const app = createApp(system, live);
  return {
    system,
    live,
    host,
    brand,
    house,
    currency: config.currency,
    logged,
    advance: (milliseconds) => void (time += milliseconds),
    fetch: async (path, init = {}) => {
      const headers = new Headers(init.headers);
      headers.set("host", host);
      const request = new Request(`http://${host}${path}`, { ...init, headers });
      const answer = await app.fetch(request);
      await noteAnswer(request, answer);
      return answer;
    },
  };
}
