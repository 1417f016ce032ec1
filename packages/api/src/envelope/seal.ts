import { CompactEncrypt } from "jose/jwe/compact/encrypt";
import { importJWK } from "jose/key/import";
import { JWE_ALG, JWE_ENC, type EnvelopeClaims } from "./claims.ts";

/** A public key of the server's key set. */
export interface PublicKey {
  kty: "RSA";
  kid: string;
  use: "enc";
  alg: typeof JWE_ALG;
  n: string;
  e: string;
}

/** Encrypts a request to the server's public key: compact JWE (RFC 7516). */
export async function seal(claims: EnvelopeClaims, key: PublicKey): Promise<string> {
  const plain = new TextEncoder().encode(JSON.stringify(claims));
  const header = { alg: JWE_ALG, enc: JWE_ENC, kid: key.kid, cty: "json" };
  return new CompactEncrypt(plain).setProtectedHeader(header).encrypt(await importJWK(key, JWE_ALG));
}
