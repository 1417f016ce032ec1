import { compactDecrypt } from "jose/jwe/compact/decrypt";
import { decodeProtectedHeader } from "jose/decode/protected_header";
import type { CompactDecryptResult, CryptoKey } from "jose";
import { ENVELOPE_AGE, JWE_ALG, JWE_ENC, type EnvelopeClaims } from "./claims.ts";

export type EnvelopeProblem = "crypto.bad_envelope" | "crypto.stale" | "crypto.unknown_key";
export type Opened = { ok: true; claims: EnvelopeClaims } | { ok: false; code: EnvelopeProblem };

export interface Opener {
  /** The private key of that id, or undefined when the set has none. */
  keyFor: (kid: string) => CryptoKey | undefined;
  /** Epoch milliseconds. */
  now: number;
  /** Id of the endpoint that was called. */
  audience: string;
}

/**
 * Opens an encrypted request and checks what can be checked without memory. That a `jti` is used once is the caller's
 * to enforce, for at least twice `ENVELOPE_AGE` seconds.
 */
export async function openEnvelope(jwe: string, { keyFor, now, audience }: Opener): Promise<Opened> {
  const kid = keyId(jwe);
  if (kid === undefined) return { ok: false, code: "crypto.bad_envelope" };
  const key = keyFor(kid);
  if (!key) return { ok: false, code: "crypto.unknown_key" };
  const claims = await decrypted(jwe, key);
  if (!claims || claims.aud !== audience) return { ok: false, code: "crypto.bad_envelope" };
  if (Math.abs(now / 1000 - claims.iat) > ENVELOPE_AGE) return { ok: false, code: "crypto.stale" };
  return { ok: true, claims };
}

function keyId(jwe: string): string | undefined {
  try {
    const { alg, enc, kid, zip } = decodeProtectedHeader(jwe);
    // Compression leaks lengths and can be a bomb: never.
    return alg === JWE_ALG && enc === JWE_ENC && zip === undefined && typeof kid === "string" ? kid : undefined;
  } catch {
    return undefined;
  }
}

async function decrypted(jwe: string, key: CryptoKey): Promise<EnvelopeClaims | undefined> {
  try {
    return claimsOf(
      await compactDecrypt(jwe, key, { keyManagementAlgorithms: [JWE_ALG], contentEncryptionAlgorithms: [JWE_ENC] }),
    );
  } catch {
    return undefined;
  }
}

function claimsOf({ plaintext }: CompactDecryptResult): EnvelopeClaims | undefined {
  const value: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(plaintext));
  if (typeof value !== "object" || value === null) return undefined;
  const { iat, jti, aud, body } = { iat: 0, jti: "", aud: "", body: undefined, ...value };
  const sound = Number.isSafeInteger(iat) && typeof jti === "string" && /^[\w-]{16,64}$/.test(jti) && typeof aud === "string";
  return sound ? { iat, jti, aud, body } : undefined;
}
