import type { IdentityAdapter } from "./identity-adapter.ts";
import { claimText } from "./claim-text.ts";

/** Full OpenID Connect, found by discovery. It names a mailbox, and says whether it has proven it. */
export const google: IdentityAdapter = {
  issuer: "https://accounts.google.com",
  scope: "openid email profile",
  // A family shares a device: the person chooses the account.
  parameters: { prompt: "select_account" },
  personOf: (claims) => ({
    subject: claims.sub,
    email: claimText(claims.email, 254).toLowerCase() || null,
    emailVerified: claims.email_verified === true,
    name: claimText(claims.name, 255),
  }),
};
