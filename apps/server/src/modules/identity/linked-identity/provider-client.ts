import type { Configuration } from "openid-client";
import type { IdentityProvider } from "@baize/domain/identity/session/identity-provider";
import { identityClientOf } from "../../../platform/brand/identity-client-of.ts";
import type { IdentityClient } from "../../../platform/config/identity-clients.ts";
import type { RequestContext } from "../../../platform/context.ts";
import { fault } from "../../../platform/http/fault.ts";
import type { System } from "../../../platform/system.ts";
import { IDENTITY_ADAPTERS } from "./adapters.ts";
import { providerFault } from "./provider-fault.ts";

const TIMEOUT_SECONDS = 8;
/** How long what a provider says about itself is kept. */
const KEPT_MS = 3_600_000;

interface Kept {
  readonly configuration: Configuration;
  readonly until: number;
}

/** By server, then by client: a client of the library also keeps the provider's keys. */
const kept = new WeakMap<System, Map<string, Kept>>();

// Loaded when it is first used, because most servers have no such provider.
const library = async () => await import("openid-client");

async function configure({ config }: System, { provider, id, secret }: IdentityClient): Promise<Configuration> {
  const { allowInsecureRequests, ClientSecretPost, Configuration, discovery, enableNonRepudiationChecks } = await library();
  const { issuer: real, endpoints } = IDENTITY_ADAPTERS[provider];
  const issuer = config.identityIssuers[provider] ?? real;
  // Only a test server on this machine has no TLS.
  const execute = issuer.startsWith("http:") ? [enableNonRepudiationChecks, allowInsecureRequests] : [enableNonRepudiationChecks];
  const auth = ClientSecretPost(secret);
  if (!endpoints) return await discovery(new URL(issuer), id, undefined, auth, { execute, timeout: TIMEOUT_SECONDS });
  const configuration = new Configuration({ issuer, ...endpoints(issuer) }, id, undefined, auth);
  configuration.timeout = TIMEOUT_SECONDS;
  for (const extend of execute) extend(configuration);
  return configuration;
}

/**
 * The library's client of the brand at a provider. Throws `verify.operation_not_allowed` where the brand does not offer it, and
 * `auth.identity_unavailable` where the provider does not answer.
 */
export async function providerClient(ctx: RequestContext, provider: IdentityProvider): Promise<Configuration> {
  const { system, brand } = ctx;
  const client = identityClientOf(system.config, brand, provider);
  if (!client) throw fault("verify.operation_not_allowed");
  const own = kept.get(system) ?? new Map<string, Kept>();
  kept.set(system, own);
  const key = `${provider} ${client.id}`;
  const found = own.get(key);
  if (found && found.until > ctx.now.getTime()) return found.configuration;
  const configuration = await configure(system, client).catch((error: unknown) => {
    throw providerFault(ctx, provider, error, "auth.identity_unavailable");
  });
  own.set(key, { configuration, until: ctx.now.getTime() + KEPT_MS });
  return configuration;
}
