import { IDENTITY_FEATURES, IDENTITY_PROVIDERS, type IdentityProvider } from "@baize/domain/identity/session/identity-provider";
import type { Config } from "../config/config.ts";
import type { IdentityClient } from "../config/identity-clients.ts";
import type { Brand } from "./brand.ts";

/** The brand's registration at the provider; undefined where it does not offer this sign-in, or has none. */
export function identityClientOf(
  { identityClients }: Config,
  { code, features }: Brand,
  provider: IdentityProvider,
): IdentityClient | undefined {
  if (!features[IDENTITY_FEATURES[provider]]) return undefined;
  const all = identityClients.filter((client) => client.provider === provider);
  return all.find(({ brand }) => brand === code) ?? all.find(({ brand }) => brand === "*");
}

/** The brand's toggles, with only those providers on that a visitor can sign in by. */
export function offeredFeatures(config: Config, brand: Brand): Brand["features"] {
  const offered = IDENTITY_PROVIDERS.map(
    (provider) => [IDENTITY_FEATURES[provider], identityClientOf(config, brand, provider) !== undefined] as const,
  );
  return { ...brand.features, ...Object.fromEntries(offered) };
}
