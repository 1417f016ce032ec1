import { randomBytes } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { exportJWK, generateKeyPair } from "jose";
import { JWE_ALG } from "@baize/api/envelope/claims";
import type { WrappingKey } from "../config/wrapping-keys.ts";
import type { Executor } from "../database/database.ts";
import { serverKeys, serverSecrets } from "../schema.ts";
import { FIRST_SECRETS, SECRET_KINDS, STABLE_SECRET } from "./key-names.ts";
import { listSecrets } from "./key-queries.ts";
import { unwrapText, wrappedBy, wrapText } from "./wrap.ts";

/** The first key's name, so that replicas which start together agree on whichever was written first. */
const FIRST_KEY = "enc-1";

/** Adds a key pair for sealed requests, unless there is one of this name. */
export async function addKeyPair(db: Executor, kid: string, now: Date, wrapping: readonly WrappingKey[]): Promise<void> {
  const pair = await generateKeyPair(JWE_ALG, { modulusLength: 2048, extractable: true });
  const privateJwk = await exportJWK(pair.privateKey);
  const stored = wrapping.length > 0 ? await wrapText(JSON.stringify(privateJwk), wrapping) : privateJwk;
  const row = { kid, publicJwk: await exportJWK(pair.publicKey), privateJwk: stored, createdAt: now };
  await db.insert(serverKeys).values(row).onConflictDoNothing();
}

/** Makes the first key pair. */
export async function makeFirstKey(db: Executor, now: Date, wrapping: readonly WrappingKey[]): Promise<void> {
  if ((await db.$count(serverKeys)) === 0) await addKeyPair(db, FIRST_KEY, now, wrapping);
}

/** Adds a secret, unless there is one of this name. */
export async function addSecret(db: Executor, name: string, wrapping: readonly WrappingKey[]): Promise<void> {
  const value = await wrapText(randomBytes(32).toString("base64url"), wrapping);
  await db.insert(serverSecrets).values({ name, value }).onConflictDoNothing();
}

/** A secret that the server makes for itself, once for all replicas. */
export async function loadSecret(db: Executor, name: string, wrapping: readonly WrappingKey[] = []): Promise<string> {
  await addSecret(db, name, wrapping);
  const [row] = await db.select().from(serverSecrets).where(eq(serverSecrets.name, name));
  if (!row) throw new Error(`The secret ${name} cannot be read`);
  return await unwrapText(row.value, wrapping);
}

/** Makes the first secret of each kind that has none. */
export async function makeFirstSecrets(db: Executor, wrapping: readonly WrappingKey[]): Promise<void> {
  for (const kind of SECRET_KINDS)
    if ((await listSecrets(db, kind)).length === 0) await addSecret(db, FIRST_SECRETS[kind], wrapping);
}

/** The secret that is never replaced. A database of before it existed used the first secret of codes for the same. */
export async function loadStableSecret(db: Executor, wrapping: readonly WrappingKey[]): Promise<string> {
  const [before] = await db.select().from(serverSecrets).where(eq(serverSecrets.name, FIRST_SECRETS.code));
  if (before) await db.insert(serverSecrets).values({ name: STABLE_SECRET, value: before.value }).onConflictDoNothing();
  return await loadSecret(db, STABLE_SECRET, wrapping);
}

/**
 * Wraps with the environment's first key whatever that key did not wrap: a key of before, or none. Answers how many. A start
 * calls it, too, so that no key stays unwrapped.
 */
export async function rewrapKeys(db: Executor, wrapping: readonly WrappingKey[], all: boolean): Promise<number> {
  const [first] = wrapping;
  if (!first) return 0;
  const isDue = (kid: string | undefined) => (all ? kid !== first.kid : kid === undefined);
  let count = 0;
  for (const { name, value } of await db.select().from(serverSecrets)) {
    if (!isDue(wrappedBy(value))) continue;
    const wrapped = await wrapText(await unwrapText(value, wrapping), wrapping);
    const same = and(eq(serverSecrets.name, name), eq(serverSecrets.value, value));
    await db.update(serverSecrets).set({ value: wrapped }).where(same);
    count += 1;
  }
  for (const { kid, privateJwk } of await db.select().from(serverKeys)) {
    if (!isDue(typeof privateJwk === "string" ? wrappedBy(privateJwk) : undefined)) continue;
    const text = typeof privateJwk === "string" ? await unwrapText(privateJwk, wrapping) : JSON.stringify(privateJwk);
    await db
      .update(serverKeys)
      .set({ privateJwk: await wrapText(text, wrapping) })
      .where(eq(serverKeys.kid, kid));
    count += 1;
  }
  return count;
}
