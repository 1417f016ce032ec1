import { field } from "../object/fields.ts";

/** The public key that signs what the brand is held to. */
export interface SigningKey {
  readonly kty: "OKP";
  readonly crv: "Ed25519";
  readonly x: string;
}

const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll("-", "+").replaceAll("_", "/")), (byte) => byte.codePointAt(0) ?? 0);
/** The text that base64url holds. */
export const base64urlText = (base64url: string): string => new TextDecoder().decode(bytesOf(base64url));

/** What a JWS in its compact form says, whoever signed it. */
export const signedValue = (signed: string): unknown => JSON.parse(base64urlText(signed.split(".")[1] ?? ""));

/** Whether a key has signed this JWS. Throws where it is none, or the key is none. */
export async function isSigned(signed: string, { kty, crv, x }: SigningKey): Promise<boolean> {
  const [header = "", payload = "", signature = "", ...rest] = signed.split(".");
  if (rest.length > 0 || field(JSON.parse(base64urlText(header)), "alg") !== "EdDSA") return false;
  const key = await crypto.subtle.importKey("jwk", { kty, crv, x }, { name: "Ed25519" }, false, ["verify"]);
  return await crypto.subtle.verify(
    { name: "Ed25519" },
    key,
    bytesOf(signature),
    new TextEncoder().encode(`${header}.${payload}`),
  );
}

/** The same, where what cannot be read is wrong. A reader without this kind of signature cannot check, and throws. */
export async function hasSigned(signed: string, key: SigningKey): Promise<boolean> {
  try {
    return await isSigned(signed, key);
  } catch (error) {
    if (error instanceof Error && error.name === "NotSupportedError") throw error;
    return false;
  }
}
