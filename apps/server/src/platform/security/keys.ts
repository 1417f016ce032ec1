import { randomBytes } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import { exportJWK, generateKeyPair, importJWK } from "jose";
import type { CryptoKey } from "jose";
import { JWE_ALG } from "@baize/api/envelope/claims";
import type { PublicKey } from "@baize/api/envelope/seal";
import type { Database, Executor } from "../database/database.ts";
import { serverKeys, serverSecrets } from "../schema.ts";

export interface KeySet {
  /** Newest first. */
  readonly published: readonly PublicKey[];
  readonly privateKeys: ReadonlyMap<string, CryptoKey>;
}

async function makeKey(db: Database, now: Date): Promise<void> {
  const pair = await generateKeyPair(JWE_ALG, { modulusLength: 2048, extractable: true });
  // One name for the first key: replicas that start together agree on whichever was written first.
  const row = {
    kid: "enc-1",
    publicJwk: await exportJWK(pair.publicKey),
    privateJwk: await exportJWK(pair.privateKey),
    createdAt: now,
  };
  await db.insert(serverKeys).values(row).onConflictDoNothing();
}

async function importPrivateKey(jwk: JsonWebKey): Promise<CryptoKey> {
  const key = await importJWK(jwk, JWE_ALG);
  if (key instanceof Uint8Array) throw new TypeError("A stored key is symmetric; an RSA key was expected");
  return key;
}

/** Loads the key pairs, making the first one. */
export async function loadKeys(db: Database, now: Date): Promise<KeySet> {
  const [any] = await db.select({ kid: serverKeys.kid }).from(serverKeys).limit(1);
  if (!any) await makeKey(db, now);
  const rows = await db.select().from(serverKeys).orderBy(desc(serverKeys.createdAt), serverKeys.kid);
  const privateKeys = new Map<string, CryptoKey>();
  for (const row of rows) privateKeys.set(row.kid, await importPrivateKey(row.privateJwk));
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
export async function loadSecret(db: Executor, name: string): Promise<string> {
  await db
    .insert(serverSecrets)
    .values({ name, value: randomBytes(32).toString("base64url") })
    .onConflictDoNothing();
  const [row] = await db.select().from(serverSecrets).where(eq(serverSecrets.name, name));
  if (!row) throw new Error(`The secret ${name} cannot be read`);
  return row.value;
}
