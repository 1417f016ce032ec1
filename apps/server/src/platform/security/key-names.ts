/** The purposes of the server's secrets. A key of a kind that a newer one has replaced still opens and proves what it made. */
export const SECRET_KINDS = ["seal", "code", "proof"] as const;
export type SecretKind = (typeof SECRET_KINDS)[number];

/** The first secret of each kind, under which was made whatever names no kid. Sealing and codes began with the same one. */
export const FIRST_SECRETS: Readonly<Record<SecretKind, string>> = { seal: "codes", code: "codes", proof: "proof" };

/** Keys what must stay the same for ever, so that nothing replaces it. */
export const STABLE_SECRET = "names";

/** The seed of the key that signs statements of settlement. Nothing replaces it either. */
export const STATEMENT_SECRET = "statements";

/** The name of a later secret. Its kid is ordered by time. */
export const secretName = (kind: SecretKind, kid: string): string => `${kind}:${kid}`;

/** The kid that a sealed text, a hash or a signature names. */
export const kidOf = (name: string): string => name.slice(name.indexOf(":") + 1);
