import { fileURLToPath } from "node:url";
import { resolve } from "node:path";
import * as z from "zod";
import { SANDBOX_PROVIDER } from "@baize/api/provider/identity";
import { StartError } from "./start-error.ts";

const standardDataDir = fileURLToPath(new URL("../../../../../.data/db", import.meta.url));

const whole = (standard: number, min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, "must be a whole number")
    .transform(Number)
    .pipe(z.number().min(min).max(max))
    .default(standard);
const origin = (standard: string) =>
  z
    .url({ protocol: /^https?$/ })
    .default(standard)
    .transform((url) => new URL(url).origin);

const environment = z.object({
  PORT: whole(8787, 0, 65_535),
  HOST: z.string().default("0.0.0.0"),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATA_DIR: z
    .string()
    .default(standardDataDir)
    .transform((path) => resolve(path)),
  PROVIDER_URL: origin("http://localhost:8788"),
  PROVIDER_SECRET: z.string().min(16).default(SANDBOX_PROVIDER.secret),
  SITE_ORIGIN: z.string().default("http://localhost:5173"),
  SERVER_URL: origin("http://localhost:8787"),
  BAIZE_PROFILE: z.enum(["strict", "classic"]).optional(),
  /** How many proxies in front set X-Forwarded-For; 0 trusts none. */
  TRUSTED_PROXIES: whole(0, 0, 8),
  /** Header in which such a proxy names the visitor's country. */
  COUNTRY_HEADER: z.string().default("cf-ipcountry"),
  SEED: z.string().min(1).max(64).default("baize"),
  /**
   * Where SMS and mail are sent (see `platform/messages/message-gateway.ts`). Unset: messages go to the outbox, which
   * developers can read.
   */
  MESSAGE_URL: z.url({ protocol: /^https?$/ }).optional(),
  MESSAGE_SECRET: z.string().min(16).optional(),
  /** `off` hides the outbox. It is hidden in production unless this says `on`. */
  OUTBOX: z.enum(["on", "off"]).optional(),
  /** Project of the phone-code provider whose tokens are taken. Unset: the sandbox's own. */
  PHONE_PROJECT: z.string().min(4).max(64).optional(),
  /** Seconds that a human check takes on a phone, roughly; less in tests. */
  PROOF_WORK: z.enum(["full", "light"]).default("full"),
  NODE_ENV: z.string().optional(),
  /** `off` disables the limits per address, for load tests and browser sweeps. */
  RATE_LIMITS: z.enum(["on", "off"]).default("on"),
});

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  readonly providerUrl: string;
  readonly providerSecret: string;
  readonly siteOrigins: readonly string[];
  readonly serverUrl: string;
  readonly profile: "strict" | "classic" | undefined;
  readonly trustedProxies: number;
  readonly countryHeader: string;
  readonly seed: string;
  readonly rateLimits: boolean;
  readonly messageUrl: string | undefined;
  readonly messageSecret: string | undefined;
  readonly outbox: boolean;
  readonly phoneProject: string | undefined;
  readonly proofWork: "full" | "light";
}

// An empty variable means "not set": that is how shells and compose files unset one.
const present = (env: NodeJS.ProcessEnv) => Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));

/** Reads the environment. Throws StartError that names the variable that is wrong. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const parsed = environment.safeParse(present(env));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new StartError(`${issue?.path.join(".") ?? "The environment"} is not usable: ${issue?.message ?? "unknown reason"}.`);
  }
  const { data } = parsed;
  return {
    port: data.PORT,
    host: data.HOST,
    databaseUrl: data.DATABASE_URL,
    dataDir: data.DATA_DIR,
    providerUrl: data.PROVIDER_URL,
    providerSecret: data.PROVIDER_SECRET,
    siteOrigins: data.SITE_ORIGIN.split(",").map((one) => one.trim()),
    serverUrl: data.SERVER_URL,
    profile: data.BAIZE_PROFILE,
    trustedProxies: data.TRUSTED_PROXIES,
    countryHeader: data.COUNTRY_HEADER.toLowerCase(),
    seed: data.SEED,
    rateLimits: data.RATE_LIMITS === "on",
    messageUrl: data.MESSAGE_URL,
    messageSecret: data.MESSAGE_SECRET,
    outbox: (data.OUTBOX ?? (data.NODE_ENV === "production" ? "off" : "on")) === "on",
    phoneProject: data.PHONE_PROJECT,
    proofWork: data.PROOF_WORK,
  };
}
