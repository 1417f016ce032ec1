import type { IDToken } from "openid-client";

/** Whom a provider has named. */
export interface Person {
  /** The provider's own id of the person: it never changes, and is of one brand's client. */
  readonly subject: string;
  readonly email: string | null;
  /** Whether the provider has proven that the person reads this mailbox. */
  readonly emailVerified: boolean;
  readonly name: string;
}

/** Where an identity provider is asked, for one that does not describe itself. */
export interface FixedEndpoints {
  readonly authorization_endpoint: string;
  readonly token_endpoint: string;
  readonly jwks_uri: string;
}

/** The differences between identity providers. To add one, write a file and add a row to `adapters.ts`. */
export interface IdentityAdapter {
  readonly issuer: string;
  readonly scope: string;
  /** Parameters of the provider's page beyond those of OpenID Connect. */
  readonly parameters: Readonly<Record<string, string>>;
  /** Undefined: the issuer describes itself (discovery). */
  readonly endpoints?: (issuer: string) => FixedEndpoints;
  readonly personOf: (claims: IDToken) => Person;
}
