import { CompactEncrypt, compactDecrypt, decodeProtectedHeader } from "jose";
import type { WrappingKey } from "../config/wrapping-keys.ts";
import { StartError } from "../config/start-error.ts";

/** Whether a stored text is wrapped: five parts, of which the first names the key. */
const isWrapped = (stored: string): boolean => stored.split(".").length === 5;

/** The kid of the key that wrapped a stored text; undefined for one that is not wrapped. */
export const wrappedBy = (stored: string): string | undefined =>
  isWrapped(stored) ? (decodeProtectedHeader(stored).kid ?? "") : undefined;

/** Wraps a key with the first of the environment's (AES-256-GCM). Without one, as in a sandbox, it is stored as it is. */
export async function wrapText(text: string, [first]: readonly WrappingKey[]): Promise<string> {
  if (!first) return text;
  const header = { alg: "A256GCMKW", enc: "A256GCM", kid: first.kid };
  return await new CompactEncrypt(new TextEncoder().encode(text)).setProtectedHeader(header).encrypt(first.key);
}

/** Throws StartError when the environment lacks the key that wrapped it. */
export async function unwrapText(stored: string, keys: readonly WrappingKey[]): Promise<string> {
  if (!isWrapped(stored)) return stored;
  const kid = wrappedBy(stored);
  const own = keys.find((one) => one.kid === kid);
  if (!own) throw new StartError(`The keys of the database are wrapped by "${kid}", which WRAPPING_KEYS does not have. Add it.`);
  try {
    return new TextDecoder().decode((await compactDecrypt(stored, own.key)).plaintext);
  } catch {
    throw new StartError(`The key "${kid}" of WRAPPING_KEYS is not the one that wrapped the keys of the database.`);
  }
}
