import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { createApp } from "../../src/app.ts";
import { readConfig } from "../../src/platform/config/config.ts";
import type { OpenDatabase } from "../../src/platform/database/database.ts";
import { brands, brandVendors } from "../../src/platform/brand/schema.ts";
import { LIVE_SOURCES } from "../../src/live-sources.ts";
import { LiveWatch } from "../../src/platform/live/watch.ts";
import { openSystem } from "../../src/open-system.ts";
import { BRANDS } from "../../src/seed/brands.ts";
import { asProduct } from "./record-statements.ts";
import type { Logged, World, WorldOptions } from "./world.ts";

/** Called with each request of a world and its answer. */
type Witness = (request: Request, answer: Response) => Promise<void>;
const noWitness: Witness = () => Promise.resolve();

/** Adds a brand with its games and without members; returns its code. */
export async function addBrand(
  { db }: OpenDatabase,
  { profile, config: own }: WorldOptions,
  now: Date,
  brand = `b${randomBytes(5).toString("hex")}`,
): Promise<string> {
  const standard = BRANDS[0];
  if (!standard) throw new Error("There is no brand to copy");
  const { config: copied } = standard;
  const config = { ...copied, profile: profile ?? "strict", merchantCode: brand, welcomeCredit: "0", ...own };
  const facts = { name: brand, hosts: [`${brand}.test`], config, blockedCountries: [], blockedAddresses: [], createdAt: now };
  await db.insert(brands).values({ code: brand, ...facts });
  await db.insert(brandVendors).values(["SAFFRON_REEL", "NORTHGATE"].map((vendor) => ({ brand, vendor })));
  return brand;
}

/** Opens the world of an existing brand: its own server on the database, with a clock that tests can move. */
export async function openWorld(
  database: OpenDatabase,
  brand: string,
  environment: WorldOptions["environment"] = {},
  witness: Witness = noWitness,
): Promise<World> {
  const [row] = await database.db.select().from(brands).where(eq(brands.code, brand));
  if (!row) throw new Error(`There is no brand ${brand}`);
  let moved = 0;
  const began = Date.now();
  const logged: Logged[] = [];
  const log = {
    warn: (event: string, facts = {}) => void logged.push({ event, facts }),
    error: (event: string, facts = {}) => void logged.push({ event, facts }),
  };
  const settings = readConfig({
    BAIZE_MODE: "sandbox",
    RATE_LIMITS: "off",
    PROOF_WORK: "light",
    PASSWORD_WORK: "light",
    ...environment,
  });
  const system = await openSystem(settings, database, () => new Date(began + moved), log);
  const live = new LiveWatch(system, LIVE_SOURCES);
  const app = createApp(system, live);
  const host = `${brand}.test`;
  return {
    system,
    live,
    host,
    brand,
    currency: system.brands.of(row).currency,
    logged,
    advance: (milliseconds) => void (moved += milliseconds),
    fetch: async (path, init = {}) => {
      const headers = new Headers(init.headers);
      // A test may call another brand's host.
      if (!headers.has("host")) headers.set("host", host);
      const request = new Request(`http://${host}${path}`, { ...init, headers });
      const answer = await asProduct(async () => await app.fetch(request));
      await witness(request, answer);
      return answer;
    },
  };
}

export async function makeWorld(database: OpenDatabase, options: WorldOptions = {}, witness?: Witness): Promise<World> {
  const brand = await addBrand(database, options, new Date());
  return await openWorld(database, brand, options.environment, witness);
}
