import { fileURLToPath } from "node:url";
import { resolve } from "node:path";
import * as z from "zod";
import { SANDBOX_PROVIDER } from "@baize/api/provider/identity";
import { type GameProvider, gameProviders, providerId } from "./game-providers.ts";
import { type IdentityClient, identityClients, type IdentityIssuers, identityIssuers } from "./identity-clients.ts";
import { type PhoneProject, phoneProjectOf } from "./phone-project.ts";
import { StartError } from "./start-error.ts";
import { type WrappingKey, wrappingKeys } from "./wrapping-keys.ts";

export const MODES = ["sandbox", "production"] as const;
export type Mode = (typeof MODES)[number];

/** The payment adapter of the sandbox: it pays and receives nothing. */
export const SANDBOX_BANK = "sandbox-bank";

/** The public keys of Firebase's id tokens. */
export const PHONE_KEYS = "https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com";

const standardDataDir = fileURLToPath(new URL("../../../../../.data/db", import.meta.url));

const wholeOf = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, "must be a whole number")
    .transform(Number)
    .pipe(z.number().min(min).max(max));
const whole = (standard: number, min: number, max: number) => wholeOf(min, max).default(standard);
const origin = (standard: string) =>
  z
    .url({ protocol: /^https?$/ })
    .default(standard)
    .transform((url) => new URL(url).origin);

/** `a, b` as a list; `none` is an empty one. */
const names = z.string().transform((text) => (text === "none" ? [] : text.split(",").map((one) => one.trim())));
/** The data that a sandbox invents; by default it follows the mode. */
const invented = z.enum(["sandbox", "off"]).optional();

const environment = z.object({
  /** `production` refuses to start with anything that only a sandbox may have (see `platform/start/production-causes.ts`). */
  BAIZE_MODE: z.enum(MODES).default("production"),
  PORT: whole(8787, 0, 65_535),
  HOST: z.string().default("0.0.0.0"),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATA_DIR: z
    .string()
    .default(standardDataDir)
    .transform((path) => resolve(path)),
  /** The role of the servers, to which `npm run migrate` gives its rights. */
  RUNTIME_ROLE: z.string().optional(),
  /** The game vendor: the name under which it signs its calls, where its games are, and the secret that it shares. */
  PROVIDER_ID: providerId.default(SANDBOX_PROVIDER.id),
  PROVIDER_URL: origin("http://localhost:8788"),
  PROVIDER_SECRET: z.string().min(16).default(SANDBOX_PROVIDER.secret),
  /** `<id> <address> <secret>, …`: further game vendors. */
  MORE_PROVIDERS: gameProviders.default([]),
  SITE_ORIGIN: z.string().default("http://localhost:5173"),
  SERVER_URL: origin("http://localhost:8787"),
  BAIZE_PROFILE: z.enum(["strict", "classic"]).optional(),
  /** How many proxies in front set X-Forwarded-For; 0 trusts none. */
  TRUSTED_PROXIES: whole(0, 0, 8),
  /** Header in which such a proxy names the visitor's country. */
  COUNTRY_HEADER: z.string().default("cf-ipcountry"),
  /** The word that the demo data follow from. A sandbox always has demo data. */
  SEED: z.string().min(1).max(64).optional(),
  /** Ids of the mounted payment adapters (see `modules/payments/adapters.ts`), or `none`. */
  PAYMENT_ADAPTERS: names.optional(),
  /** `sandbox`: invented winners fill the list of winners. */
  WINNERS: invented,
  /**
   * `<kid>:<32 bytes in base64>, …`: wrap the keys in the database. The first wraps; the others only unwrap, so that a key can
   * be replaced.
   */
  WRAPPING_KEYS: wrappingKeys.default([]),
  /**
   * Where SMS and mail are sent (see `platform/messages/message-gateway.ts`). Unset: messages go to the outbox, which
   * developers can read.
   */
  MESSAGE_URL: z.url({ protocol: /^https?$/ }).optional(),
  MESSAGE_SECRET: z.string().min(16).optional(),
  /** `off` hides the outbox. It is shown in a sandbox, unless NODE_ENV is `production`. */
  OUTBOX: z.enum(["on", "off"]).optional(),
  /** Project of the phone-code provider that sends codes, and whose tokens are taken. Unset: the sandbox's own. */
  PHONE_PROJECT: z
    .string()
    .regex(/^[a-z][a-z0-9-]{3,62}$/, "must be the id of a project")
    .optional(),
  /** The project's settings for the provider's library in the site; each visitor can read them. */
  PHONE_API_KEY: z.string().min(8).max(128).optional(),
  PHONE_APP_ID: z.string().min(8).max(128).optional(),
  /** Unset: the domain that every project has. */
  PHONE_AUTH_DOMAIN: z.hostname().max(253).optional(),
  /** Where the keys of those tokens are; tests set another address. */
  PHONE_KEYS_URL: z.url({ protocol: /^https?$/ }).default(PHONE_KEYS),
  /** `<brand or *>/<google or facebook>:<client id>:<secret>, …`: where members may sign in from, if the brand's toggle is on. */
  IDENTITY_CLIENTS: identityClients.default([]),
  /** `google=<address>, …`: tests replace the real providers. */
  IDENTITY_ISSUERS: identityIssuers.default({}),
  /** The cost of a proof of work: `full` a second on a phone, `heavy` four (under attack), `light` nothing (tests). */
  PROOF_WORK: z.enum(["heavy", "full", "light"]).default("full"),
  /** The cost of hashing a password: `full` what OWASP asks, `light` nothing (tests). */
  PASSWORD_WORK: z.enum(["full", "light"]).default("full"),
  NODE_ENV: z.string().optional(),
  /** `off` disables the limits per address, for load tests and browser sweeps. */
  RATE_LIMITS: z.enum(["on", "off"]).default("on"),
  /** `off`: this process answers calls alone, and another one runs the jobs. */
  JOBS: z.enum(["on", "off"]).default("on"),
  /** Where `/metrics` is answered. Unset: nowhere. Outside of the machine only where METRICS_HOST says so. */
  METRICS_PORT: wholeOf(0, 65_535).optional(),
  METRICS_HOST: z.string().default("127.0.0.1"),
  /** Lottery tickets that one transaction settles; their members wait for it meanwhile. */
  TICKETS_AT_ONCE: whole(2000, 1, 10_000),
  TICKET_WORKERS: whole(2, 1, 16),
  /** Payments between agents that one transaction makes; their members wait for it meanwhile. */
  PAYMENTS_AT_ONCE: whole(250, 1, 2000),
});

export interface Config {
  readonly mode: Mode;
  readonly port: number;
  readonly host: string;
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  readonly runtimeRole: string | undefined;
  /** Connected game vendors. The launch hosts of a brand are those of the first. */
  readonly providers: readonly [GameProvider, ...GameProvider[]];
  readonly siteOrigins: readonly string[];
  readonly serverUrl: string;
  readonly profile: "strict" | "classic" | undefined;
  readonly trustedProxies: number;
  readonly countryHeader: string;
  readonly seed: string;
  /** Whether an empty database is filled with demo data. */
  readonly demoData: boolean;
  readonly paymentAdapters: readonly string[];
  readonly demoWinners: boolean;
  readonly wrappingKeys: readonly WrappingKey[];
  readonly rateLimits: boolean;
  /** A port of its own, closed to the outside; undefined for none. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined;
  readonly messageUrl: string | undefined;
  readonly messageSecret: string | undefined;
  readonly outbox: boolean;
  readonly phoneProject: PhoneProject | undefined;
  readonly phoneKeysUrl: string;
  readonly identityClients: readonly IdentityClient[];
  readonly identityIssuers: IdentityIssuers;
  readonly proofWork: "heavy" | "full" | "light";
  readonly runsJobs: boolean;
  readonly passwordWork: "full" | "light";
  readonly ticketsAtOnce: number;
  readonly ticketWorkers: number;
  readonly paymentsAtOnce: number;
}

// An empty variable means "not set": that is how shells and compose files unset one.
const present = (env: NodeJS.ProcessEnv) => Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));

function providersOf(data: z.infer<typeof environment>): Config["providers"] {
  const first = { id: data.PROVIDER_ID, url: data.PROVIDER_URL, secret: data.PROVIDER_SECRET };
  const twice = data.MORE_PROVIDERS.find(({ id }, at, all) => id === first.id || all.findIndex((one) => one.id === id) < at);
  if (twice) throw new StartError(`MORE_PROVIDERS is not usable: ${twice.id} is connected twice.`);
  return [first, ...data.MORE_PROVIDERS];
}

/** Reads the environment. Throws StartError that names the variable that is wrong. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const parsed = environment.safeParse(present(env));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new StartError(`${issue?.path.join(".") ?? "The environment"} is not usable: ${issue?.message ?? "unknown reason"}.`);
  }
  const { data } = parsed;
  const sandbox = data.BAIZE_MODE === "sandbox";
  const invents = (asked: "sandbox" | "off" = sandbox ? "sandbox" : "off") => asked === "sandbox";
  return {
    mode: data.BAIZE_MODE,
    port: data.PORT,
    host: data.HOST,
    databaseUrl: data.DATABASE_URL,
    dataDir: data.DATA_DIR,
    runtimeRole: data.RUNTIME_ROLE,
    providers: providersOf(data),
    siteOrigins: data.SITE_ORIGIN.split(",").map((one) => one.trim()),
    serverUrl: data.SERVER_URL,
    profile: data.BAIZE_PROFILE,
    trustedProxies: data.TRUSTED_PROXIES,
    countryHeader: data.COUNTRY_HEADER.toLowerCase(),
    seed: data.SEED ?? "baize",
    demoData: sandbox || data.SEED !== undefined,
    paymentAdapters: data.PAYMENT_ADAPTERS ?? (sandbox ? [SANDBOX_BANK] : []),
    demoWinners: invents(data.WINNERS),
    wrappingKeys: data.WRAPPING_KEYS,
    metrics: data.METRICS_PORT === undefined ? undefined : { host: data.METRICS_HOST, port: data.METRICS_PORT },
    rateLimits: data.RATE_LIMITS === "on",
    messageUrl: data.MESSAGE_URL,
    messageSecret: data.MESSAGE_SECRET,
    outbox: (data.OUTBOX ?? (sandbox && data.NODE_ENV !== "production" ? "on" : "off")) === "on",
    phoneProject: phoneProjectOf(data),
    phoneKeysUrl: data.PHONE_KEYS_URL,
    identityClients: data.IDENTITY_CLIENTS,
    identityIssuers: data.IDENTITY_ISSUERS,
    proofWork: data.PROOF_WORK,
    passwordWork: data.PASSWORD_WORK,
    runsJobs: data.JOBS === "on",
    ticketsAtOnce: data.TICKETS_AT_ONCE,
    ticketWorkers: data.TICKET_WORKERS,
    paymentsAtOnce: data.PAYMENTS_AT_ONCE,
  };
}
