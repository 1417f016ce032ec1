import type { ParsedOf } from "@baize/api/contract/contract";
import { IDENTITY_PROVIDERS, type IdentityProvider } from "@baize/domain/identity/session/identity-provider";
import { identityClientOf } from "../../../platform/brand/identity-client-of.ts";
import type { RequestContext } from "../../../platform/context.ts";
import { fault } from "../../../platform/http/fault.ts";
import { hashOf, newToken } from "../../../platform/security/tokens.ts";
import { relyingParty } from "../passkey/relying-party.ts";
import { IDENTITY_ADAPTERS } from "./adapters.ts";
import type { Person } from "./identity-adapter.ts";
import { providerClient } from "./provider-client.ts";
import { providerFault } from "./provider-fault.ts";
import { type IdentityRequest, insertIdentityRequest, takeRequest } from "./queries.ts";

const COOKIE = "baize_identity";
const MINUTES = 15;
/** The page of the site to which providers send people back; each provider has its address registered. */
const PAGE = "/login";

interface Visit {
  readonly provider: IdentityProvider;
  /** The member who links an identity; null for a sign-in. */
  readonly memberId: string | null;
  readonly remember: boolean;
}

export const expiryOf = ({ now }: RequestContext): Date => new Date(now.getTime() + MINUTES * 60_000);

/** The hash of this browser's cookie; of nothing that is stored where it has none. */
const browserOf = ({ cookies }: RequestContext): string => hashOf(cookies.read(COOKIE) ?? newToken());

/** Ties what follows to this browser, and answers the hash of its cookie. Two tabs share one. */
function tieBrowser({ cookies }: RequestContext): string {
  const key = cookies.read(COOKIE) ?? newToken();
  cookies.set(COOKIE, key, MINUTES * 60);
  return hashOf(key);
}

/** The provider's page for a new visit. State, nonce and the code's verifier stay here. */
export async function beginVisit(ctx: RequestContext, { provider, memberId, remember }: Visit): Promise<{ url: string }> {
  const configuration = await providerClient(ctx, provider);
  const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await import("openid-client");
  const { scope, parameters } = IDENTITY_ADAPTERS[provider];
  const [state, nonce, verifier] = [newToken(), newToken(), newToken()];
  const [origin = ""] = relyingParty(ctx).origins;
  const redirectUri = `${origin}${PAGE}`;
  const { href } = buildAuthorizationUrl(configuration, {
    ...parameters,
    redirect_uri: redirectUri,
    response_type: "code",
    scope,
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
  });
  await insertIdentityRequest(ctx, {
    stateHash: hashOf(state),
    browserHash: tieBrowser(ctx),
    brand: ctx.brand.code,
    provider,
    memberId,
    nonce,
    verifier,
    redirectUri,
    remember,
    expiresAt: expiryOf(ctx),
  });
  return { url: href };
}

export interface EndedVisit extends Pick<IdentityRequest, "remember"> {
  readonly provider: IdentityProvider;
  readonly person: Person;
}

/**
 * Whom the provider's answer names. Throws `auth.link_expired` for an answer that is late, was given before, or belongs to
 * another browser or member.
 */
export async function endVisit(
  ctx: RequestContext,
  { state, code, iss }: ParsedOf<"identity.finish">,
  memberId: string | null,
): Promise<EndedVisit> {
  const request = await takeRequest(ctx, state, browserOf(ctx), memberId);
  const provider = IDENTITY_PROVIDERS.find((one) => one === request?.provider);
  if (!request || !provider || !identityClientOf(ctx.system.config, ctx.brand, provider)) throw fault("auth.link_expired");
  const configuration = await providerClient(ctx, provider);
  const { authorizationCodeGrant } = await import("openid-client");
  const answered = new URL(request.redirectUri);
  answered.search = new URLSearchParams({ state, code, ...(iss === undefined ? {} : { iss }) }).toString();
  const checks = {
    expectedState: state,
    expectedNonce: request.nonce,
    pkceCodeVerifier: request.verifier,
    idTokenExpected: true,
  };
  const tokens = await authorizationCodeGrant(configuration, answered, checks).catch((error: unknown) => {
    throw providerFault(ctx, provider, error, "auth.identity_refused");
  });
  const claims = tokens.claims();
  if (!claims) throw fault("auth.identity_refused");
  return { provider, person: IDENTITY_ADAPTERS[provider].personOf(claims), remember: request.remember };
}
