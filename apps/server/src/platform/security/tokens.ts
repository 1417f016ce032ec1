import { createCipheriv, createDecipheriv, hash, hkdfSync, randomBytes } from "node:crypto";

/** A secret of 256 bits, safe in a header or an address. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** The stored digest of a token. A token has 256 random bits, so a plain digest is enough. */
export const hashOf = (text: string): string => hash("sha256", text, "base64url");

const sealingKey = (secret: string) => Buffer.from(hkdfSync("sha256", secret, "", "baize stored answer", 32));

/** Seals a stored answer so that only who holds the secret can read it (AES-256-GCM). */
export function sealText(text: string, secret: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", sealingKey(secret), iv);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** Throws when the text was not sealed with this secret. */
export function unsealText(sealed: string, secret: string): string {
  const bytes = Buffer.from(sealed, "base64url");
  const cipher = createDecipheriv("aes-256-gcm", sealingKey(secret), bytes.subarray(0, 12));
  cipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([cipher.update(bytes.subarray(28)), cipher.final()]).toString("utf8");
}
