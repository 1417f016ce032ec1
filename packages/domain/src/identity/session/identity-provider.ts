/** Where a person may sign in by an account elsewhere. */
export const IDENTITY_PROVIDERS = ["google", "facebook"] as const;
export type IdentityProvider = (typeof IDENTITY_PROVIDERS)[number];

/** The brand's toggle of each. */
export const IDENTITY_FEATURES = {
  google: "googleLogin",
  facebook: "facebookLogin",
} as const satisfies Record<IdentityProvider, string>;
