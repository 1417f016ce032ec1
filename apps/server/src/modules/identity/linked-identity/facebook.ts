import type { IdentityAdapter } from "./identity-adapter.ts";
import { claimText } from "./claim-text.ts";

const ISSUER = "https://www.facebook.com";

/**
 * Facebook signs id tokens in the code flow with PKCE, but its description of itself lacks the token endpoint, so the endpoints
 * are fixed here. It never says that a mailbox is proven, so none counts as that.
 */
export const facebook: IdentityAdapter = {
  issuer: ISSUER,
  scope: "openid email public_profile",
  parameters: {},
  endpoints: (issuer) => ({
    authorization_endpoint: `${issuer}/dialog/oauth`,
    token_endpoint: issuer === ISSUER ? "https://graph.facebook.com/oauth/access_token" : `${issuer}/oauth/access_token`,
    jwks_uri: `${issuer}/.well-known/oauth/openid/jwks/`,
  }),
  personOf: (claims) => ({
    subject: claims.sub,
    email: claimText(claims.email, 254).toLowerCase() || null,
    emailVerified: false,
    name: claimText(claims.name, 255),
  }),
};
