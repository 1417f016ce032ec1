import * as z from "zod";
import { IDENTITY_PROVIDERS, type IdentityProvider } from "@baize/domain/identity/session/identity-provider";

/** The registration of a brand at an identity provider. */
export interface IdentityClient {
  /** The brand's code; `*` for every brand that has none of its own. */
  readonly brand: string;
  readonly provider: IdentityProvider;
  readonly id: string;
  readonly secret: string;
}

const findProvider = (text = "") => IDENTITY_PROVIDERS.find((provider) => provider === text);

function toClient(text: string): IdentityClient | undefined {
  const [, brand, name, id, secret] = /^([\w-]{1,32}|\*)\/([a-z]+):([^\s:,]{1,255}):([^\s,]{1,255})$/.exec(text.trim()) ?? [];
  const provider = findProvider(name);
  return provider && brand && id && secret ? { brand, provider, id, secret } : undefined;
}

/** `<brand>/<provider>:<client id>:<secret>, …`. */
export const identityClients = z.string().transform((text, check): IdentityClient[] => {
  const clients = text.split(",").flatMap((one) => toClient(one) ?? []);
  if (clients.length === text.split(",").length) return clients;
  const message = "must be <brand or *>/<google or facebook>:<client id>:<secret>, …";
  check.addIssue({ code: "custom", message });
  return z.NEVER;
});

export type IdentityIssuers = Readonly<Partial<Record<IdentityProvider, string>>>;

/** `<provider>=<address>, …`: servers that replace the real providers. */
export const identityIssuers = z.string().transform((text, check): IdentityIssuers => {
  const pairs = text.split(",").map((one) => {
    const [name, address = ""] = one.trim().split("=");
    return { provider: findProvider(name), address };
  });
  const issuers = pairs.flatMap(({ provider, address }) =>
    provider && URL.canParse(address) ? [[provider, address] as const] : [],
  );
  if (issuers.length === pairs.length) return Object.fromEntries(issuers);
  check.addIssue({ code: "custom", message: "must be <google or facebook>=<address>, …" });
  return z.NEVER;
});
