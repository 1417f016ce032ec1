/** The sandbox vendor. Its secret is public on purpose: it guards demo money only; a real vendor gets its own. */
export const SANDBOX_PROVIDER = {
  id: "baize-sandbox",
  secret: "baize-sandbox-secret-not-for-production",
  /** The slot. Any other game code launches the same engine under the title that the session answer carries. */
  slot: "pearl-monsoon",
} as const;

/** Names of the headers that sign a call from a provider. Lower case, as Node and `Headers` give them. */
export const SIGNATURE_HEADERS = {
  provider: "x-baize-provider",
  timestamp: "x-baize-timestamp",
  nonce: "x-baize-nonce",
  signature: "x-baize-signature",
} as const;

/** A signed call is accepted this long before and after its timestamp; a nonce is remembered for twice as long. */
export const FRESHNESS_MS = 5 * 60 * 1000;
