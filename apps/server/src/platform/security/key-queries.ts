import { desc, eq, like, or } from "drizzle-orm";
import type { Executor } from "../database/database.ts";
import { serverKeys, serverSecrets } from "../schema.ts";
import { FIRST_SECRETS, kidOf, SECRET_KINDS, type SecretKind, secretName } from "./key-names.ts";
import { wrappedBy } from "./wrap.ts";

export const KEY_KINDS = ["envelope", ...SECRET_KINDS] as const;
export type KeyKind = (typeof KEY_KINDS)[number];

export interface KeyRow {
  readonly kid: string;
  readonly kind: KeyKind;
  /** The kid of the environment's key that wraps it; empty where none does. */
  readonly wrappedBy: string;
}

/** The secrets of a kind, as they are stored: the newest first. */
export async function listSecrets(db: Executor, kind: SecretKind): Promise<{ kid: string; value: string }[]> {
  const first = FIRST_SECRETS[kind];
  const rows = await db
    .select()
    .from(serverSecrets)
    .where(or(eq(serverSecrets.name, first), like(serverSecrets.name, secretName(kind, "%"))))
    .orderBy(desc(serverSecrets.name));
  const later = rows.filter(({ name }) => name !== first);
  const oldest = rows.filter(({ name }) => name === first);
  return [...later, ...oldest].map(({ name, value }) => ({ kid: kidOf(name), value }));
}

/** The keys that can be rotated: of each kind the newest first. */
export async function listKeys(db: Executor): Promise<KeyRow[]> {
  const pairs = await db.select().from(serverKeys).orderBy(desc(serverKeys.createdAt), desc(serverKeys.kid));
  const keys: KeyRow[] = pairs.map(({ kid, privateJwk }) => ({
    kid,
    kind: "envelope",
    wrappedBy: (typeof privateJwk === "string" && wrappedBy(privateJwk)) || "",
  }));
  for (const kind of SECRET_KINDS)
    for (const { kid, value } of await listSecrets(db, kind)) keys.push({ kid, kind, wrappedBy: wrappedBy(value) ?? "" });
  return keys;
}

export async function deleteKey(db: Executor, { kid, kind }: KeyRow): Promise<void> {
  if (kind === "envelope") return void (await db.delete(serverKeys).where(eq(serverKeys.kid, kid)));
  const name = kid === FIRST_SECRETS[kind] ? kid : secretName(kind, kid);
  await db.delete(serverSecrets).where(eq(serverSecrets.name, name));
}
