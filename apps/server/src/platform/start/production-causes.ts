import { SANDBOX_PROVIDER } from "@baize/api/provider/identity";
import { type Config, PHONE_KEYS, SANDBOX_BANK } from "../config/config.ts";
import type { DatabaseFacts } from "./queries.ts";

/** The facts that a start is checked by. `database` is absent where it cannot be reached. */
export interface StartFacts {
  readonly config: Config;
  readonly database: DatabaseFacts | undefined;
}

/** Why production does not start, and what to do about it. */
interface Cause {
  readonly name: string;
  readonly found: (facts: StartFacts) => boolean;
  readonly fault: string;
  readonly fix: string;
}

const HTTPS_ORIGIN = /^https:\/\/[^/\s]+$/;

/** Everything that only a sandbox may have. To add one, add a row. */
export const PRODUCTION_CAUSES = [
  {
    name: "published vendor secret",
    found: ({ config }) => config.providers.some(({ secret }) => secret === SANDBOX_PROVIDER.secret),
    fault: "A game vendor's secret is the published one, so anyone can sign its calls.",
    fix: "Set PROVIDER_SECRET, and each secret in MORE_PROVIDERS, to one that you and this vendor share.",
  },
  {
    name: "sandbox payment adapter",
    found: ({ config }) => config.paymentAdapters.includes(SANDBOX_BANK),
    fault: `The sandbox's payment adapter "${SANDBOX_BANK}" is mounted: whoever opens its page decides what was paid.`,
    fix: "Take it out of PAYMENT_ADAPTERS.",
  },
  {
    name: "no message gateway",
    found: ({ config }) => config.messageUrl === undefined,
    fault: "No gateway sends SMS and mail: messages would go to the sandbox's outbox.",
    fix: "Set MESSAGE_URL, and MESSAGE_SECRET.",
  },
  {
    name: "readable outbox",
    found: ({ config }) => config.outbox,
    fault: "The outbox is readable: whoever reads its codes can sign in to every account.",
    fix: "Unset OUTBOX, or set it to off.",
  },
  {
    name: "demo data",
    found: ({ config }) => config.demoData,
    fault: "Demo data would be seeded.",
    fix: "Unset SEED.",
  },
  {
    name: "seeded database",
    found: ({ database }) => database?.demoData ?? false,
    fault: "The database holds demo data: accounts whose passwords are published, and invented winners.",
    fix: "Start on a database that was never a sandbox.",
  },
  {
    name: "invented winners",
    found: ({ config }) => config.demoWinners,
    fault: "Invented winners would be shown.",
    fix: "Unset WINNERS, or set it to off.",
  },
  {
    name: "sandbox vendor wallets",
    found: ({ database }) => (database?.splitWallets.length ?? 0) > 0,
    fault: "A brand has a wallet for each vendor, and only the sandbox has such vendors.",
    fix: "Set the brand to a single wallet: npm run operator -- settings change --brand <code> --single-wallet on.",
  },
  {
    name: "no wrapping key",
    found: ({ config }) => config.wrappingKeys.length === 0,
    fault: "No key of the environment wraps those in the database: a copy of the database would reveal payout numbers.",
    fix: "Set WRAPPING_KEYS to <kid>:<32 bytes in base64>, as from: openssl rand -base64 32.",
  },
  {
    name: "embedded database",
    found: ({ config }) => config.databaseUrl === undefined,
    fault: "The embedded database has one role, which owns the tables.",
    fix: "Set DATABASE_URL to a PostgreSQL role that owns no table.",
  },
  {
    name: "role that owns tables",
    found: ({ database }) => (database?.ownedTables ?? 0) > 0,
    fault: "The role of DATABASE_URL owns the tables, so it can change history and disable triggers.",
    fix: "Let another role migrate and own the tables, and name one in DATABASE_URL that owns none.",
  },
  {
    name: "role that rewrites history",
    found: ({ database }) => (database?.ownedTables ?? 0) === 0 && (database?.rewritable.length ?? 0) > 0,
    fault: "The role of DATABASE_URL may change or remove what the ledger and the audit trail have recorded.",
    fix: "Run npm run migrate as the owner, with RUNTIME_ROLE naming the role of the servers: it takes such rights away.",
  },
  {
    name: "pending migrations",
    found: ({ database }) => (database?.pendingMigrations ?? 0) > 0,
    fault: "The tables are not up to date, and this role may not change them.",
    fix: "Run npm run migrate with DATABASE_URL naming the role that owns the tables.",
  },
  {
    name: "site without TLS",
    found: ({ config }) => config.siteOrigins.some((origin) => !HTTPS_ORIGIN.test(origin)),
    fault: "An address of the site is none of https: mails would link to it for a new password.",
    fix: "Set SITE_ORIGIN to the site's own, as in https://www.sona.example.",
  },
  {
    name: "replaced identity provider",
    found: ({ config }) => Object.keys(config.identityIssuers).length > 0,
    fault: "Another server replaces Google or Facebook, and decides who signs in.",
    fix: "Unset IDENTITY_ISSUERS.",
  },
  {
    name: "replaced phone keys",
    found: ({ config }) => config.phoneKeysUrl !== PHONE_KEYS,
    fault: "Another server replaces the phone-code provider, and decides who owns a number.",
    fix: "Unset PHONE_KEYS_URL.",
  },
  {
    name: "no rate limits",
    found: ({ config }) => !config.rateLimits,
    fault: "The limits per address are off.",
    fix: "Unset RATE_LIMITS.",
  },
  {
    name: "light proof of work",
    found: ({ config }) => config.proofWork === "light",
    fault: "The human check costs next to nothing.",
    fix: "Unset PROOF_WORK.",
  },
  {
    name: "light passwords",
    found: ({ config }) => config.passwordWork === "light",
    fault: "Stolen hashes of passwords cost next to nothing to guess.",
    fix: "Unset PASSWORD_WORK.",
  },
] as const satisfies readonly Cause[];

export type CauseName = (typeof PRODUCTION_CAUSES)[number]["name"];

/** Every cause for which production does not start. A sandbox has none. */
export function findCauses(facts: StartFacts): readonly Cause[] {
  return facts.config.mode === "sandbox" ? [] : PRODUCTION_CAUSES.filter(({ found }) => found(facts));
}
