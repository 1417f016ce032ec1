import type { OpenDatabase } from "../../src/platform/database/database.ts";
import { brandVendors } from "../../src/platform/brand/schema.ts";
import { insertCatalogue } from "../harness/catalogue.ts";
import { addBrand } from "../harness/make-world.ts";
import type { WorldOptions } from "../harness/world.ts";
import { splitCode } from "./split-brand.ts";

/** Minor units of demo money that a trial account starts with. */
export const TRIAL_CREDIT = "70000";

/** A vendor that rejects every transfer after a minute. */
export const FAILING_VENDOR = "NORTHGATE";

/** A vendor that accepts every transfer after a minute. */
export const SLOW_VENDOR = "HIDDEN_VENDOR";

/** Without limits per address, because all tries come from one address. */
const CONFIG = {
  welcomeCredit: "5000",
  trialCredit: TRIAL_CREDIT,
  signIn: { registrationsWithoutCaptcha: 1_000_000, trialsByAddress: 1_000_000, captchaAfterByAddress: 1_000_000 },
  // Earns points for bets alone: a starting server runs this job, and points for deposits would change more numbers.
  points: { earning: [{ type: "rng", points: 1, per: "10000" }] },
  payments: {
    vendorWallets: { [FAILING_VENDOR]: "failing", [SLOW_VENDOR]: "slow" },
    openDeposits: 1000,
    withdrawal: { turnoverPpm: 0, perDay: 10_000 },
  },
} satisfies WorldOptions["config"];

const SPLIT: typeof CONFIG.payments & { isSingle: boolean; transfers: object } = {
  ...CONFIG.payments,
  isSingle: false,
  transfers: { min: "1", perDay: 1_000_000 },
};

/** Adds the games of the tests and two brands; returns the code of the first. */
export async function addTestBrands(database: OpenDatabase): Promise<string> {
  await insertCatalogue(database.db);
  const now = new Date();
  const brand = await addBrand(database, { config: CONFIG }, now);
  await addBrand(database, { profile: "classic", config: { ...CONFIG, payments: SPLIT } }, now, splitCode(brand));
  const vendor = SLOW_VENDOR;
  await database.db.insert(brandVendors).values([brand, splitCode(brand)].map((code) => ({ brand: code, vendor })));
  return brand;
}
