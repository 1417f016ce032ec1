import { randomBytes } from "node:crypto";
import { and, desc, eq } from "drizzle-orm";
import { exportJWK, generateKeyPair, importJWK } from "jose";
import type { CryptoKey } from "jose";
import { JWE_ALG } from "@baize/api/envelope/claims";
import type { PublicKey } from "@baize/api/envelope/seal";
import type { WrappingKey } from "../config/wrapping-keys.ts";
import type { Database, Executor } from "../database/database.ts";
import { serverKeys, serverSecrets } from "../schema.ts";
import { unwrapText, wrappedBy, wrapText } from "./wrap.ts";

export interface KeySet {
  /** Newest first. */
  readonly published: readonly PublicKey[];
  readonly privateKeys: ReadonlyMap<string, CryptoKey>;
}

async function makeKey(db: Database, now: Date, wrapping: readonly WrappingKey[]): Promise<void> {
  const pair = await generateKeyPair(JWE_ALG, { modulusLength: 2048, extractable: true });
  // One name for the first key: replicas that start together agree on whichever was written first.
  const row = {
    kid: "enc-1",
    publicJwk: await exportJWK(pair.publicKey),
    privateJwk: await wrapJwk(await exportJWK(pair.privateKey), wrapping),
    createdAt: now,
  };
  await db.insert(serverKeys).values(row).onConflictDoNothing();
}

const wrapJwk = async (jwk: JsonWebKey, wrapping: readonly WrappingKey[]): Promise<JsonWebKey | string> =>
  wrapping.length > 0 ? await wrapText(JSON.stringify(jwk), wrapping) : jwk;

// The text holds what `wrapJwk` was given.
const asJwk = (text: string): JsonWebKey => JSON.parse(text);

async function importPrivateKey(stored: JsonWebKey | string, wrapping: readonly WrappingKey[]): Promise<CryptoKey> {
  const jwk = typeof stored === "string" ? asJwk(await unwrapText(stored, wrapping)) : stored;
  const key = await importJWK(jwk, JWE_ALG);
  if (key instanceof Uint8Array) throw new TypeError("A stored key is symmetric; an RSA key was expected");
  return key;
}

/** Loads the key pairs, making the first one. One that is not wrapped yet is wrapped now, where there is a key to. */
export async function loadKeys(db: Database, now: Date, wrapping: readonly WrappingKey[] = []): Promise<KeySet> {
  const [any] = await db.select({ kid: serverKeys.kid }).from(serverKeys).limit(1);
  if (!any) await makeKey(db, now, wrapping);
  const rows = await db.select().from(serverKeys).orderBy(desc(serverKeys.createdAt), serverKeys.kid);
  const privateKeys = new Map<string, CryptoKey>();
  for (const { kid, privateJwk } of rows) {
    privateKeys.set(kid, await importPrivateKey(privateJwk, wrapping));
    if (typeof privateJwk === "string" || wrapping.length === 0) continue;
    await db
      .update(serverKeys)
      .set({ privateJwk: await wrapJwk(privateJwk, wrapping) })
      .where(eq(serverKeys.kid, kid));
  }
  const published = rows.map(({ kid, publicJwk }): PublicKey => ({
    kty: "RSA",
    kid,
    use: "enc",
    alg: JWE_ALG,
    n: publicJwk.n ?? "",
    e: publicJwk.e ?? "",
  }));
  return { published, privateKeys };
}

/** A secret that the server makes for itself, once for all replicas. */
export async function loadSecret(db: Executor, name: string, wrapping: readonly WrappingKey[] = []): Promise<string> {
  const made = await wrapText(randomBytes(32).toString("base64url"), wrapping);
  await db.insert(serverSecrets).values({ name, value: made }).onConflictDoNothing();
  const [row] = await db.select().from(serverSecrets).where(eq(serverSecrets.name, name));
  if (!row) throw new Error(`The secret ${name} cannot be read`);
  if (wrapping.length > 0 && wrappedBy(row.value) === undefined)
    await db
      .update(serverSecrets)
      .set({ value: await wrapText(row.value, wrapping) })
      .where(and(eq(serverSecrets.name, name), eq(serverSecrets.value, row.value)));
  return await unwrapText(row.value, wrapping);
}
