import { compactDecrypt } from "jose/jwe/compact/decrypt";
import { CompactEncrypt } from "jose/jwe/compact/encrypt";
import { importJWK } from "jose/key/import";

/** Key agreement of a sealed answer: P-256, because a browser makes such a key in a millisecond. */
const ALG = "ECDH-ES";
const ENC = "A256GCM";

/** The half that is sent. */
export interface OneTimeKey {
  kty: "EC";
  crv: "P-256";
  x: string;
  y: string;
}

/** Makes a key for one answer; the private half cannot leave the browser. */
export async function oneTimeKey(): Promise<{ key: OneTimeKey; open: (sealed: string) => Promise<unknown> }> {
  const pair = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, false, ["deriveBits"]);
  const { x = "", y = "" } = await crypto.subtle.exportKey("jwk", pair.publicKey);
  return { key: { kty: "EC", crv: "P-256", x, y }, open: async (sealed) => await opened(sealed, pair.privateKey) };
}

async function opened(sealed: string, privateKey: CryptoKey): Promise<unknown> {
  const algorithms = { keyManagementAlgorithms: [ALG], contentEncryptionAlgorithms: [ENC] };
  const { plaintext } = await compactDecrypt(sealed, privateKey, algorithms);
  return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(plaintext));
}

/** Seals a value to such a key. Throws for a point that is not on the curve. */
export async function sealAnswer(value: unknown, key: OneTimeKey): Promise<string> {
  const plain = new TextEncoder().encode(JSON.stringify(value));
  return await new CompactEncrypt(plain).setProtectedHeader({ alg: ALG, enc: ENC }).encrypt(await importJWK({ ...key }, ALG));
}

/** Customer-service paths as a sealed answer holds them. */
export interface ServicePaths {
  version: { pathList: { type: number; path: string }[] };
}

/** Reads the paths out of an opened answer; empty when it is none. Type 3 is the chat. */
export function servicePaths(value: unknown): ServicePaths["version"]["pathList"] {
  const list = inside(inside(value, "version"), "pathList");
  return Array.isArray(list) ? list.filter(isPath) : [];
}

const inside = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;
const isPath = (value: unknown): value is { type: number; path: string } =>
  typeof inside(value, "type") === "number" && typeof inside(value, "path") === "string";
