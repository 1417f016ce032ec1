import { desc, eq, like, or } from "drizzle-orm";
import type { Executor } from "../database/database.ts";
import { serverKeys, serverSecrets } from "../schema.ts";
import { FIRST_SEAL, SEAL, sealKid } from "./key-names.ts";
import { wrappedBy } from "./wrap.ts";

export const KEY_KINDS = ["envelope", "seal"] as const;
export type KeyKind = (typeof KEY_KINDS)[number];

export interface KeyRow {
  readonly kid: string;
  readonly kind: KeyKind;
  /** The kid of the environment's key that wraps it; empty where none does. */
  readonly wrappedBy: string;
}

/** The keys that can be rotated: of each kind the newest first. */
export async function listKeys(db: Executor): Promise<KeyRow[]> {
  const pairs = await db.select().from(serverKeys).orderBy(desc(serverKeys.createdAt), desc(serverKeys.kid));
  const seals = await db
    .select()
    .from(serverSecrets)
    .where(or(eq(serverSecrets.name, FIRST_SEAL), like(serverSecrets.name, `${SEAL}%`)))
    .orderBy(desc(serverSecrets.name));
  return [
    ...pairs.map(({ kid, privateJwk }) => ({
      kid,
      kind: "envelope" as const,
      wrappedBy: (typeof privateJwk === "string" && wrappedBy(privateJwk)) || "",
    })),
    ...seals.map(({ name, value }) => ({ kid: sealKid(name), kind: "seal" as const, wrappedBy: wrappedBy(value) ?? "" })),
  ];
}

export async function deleteKey(db: Executor, { kid, kind }: KeyRow): Promise<void> {
  if (kind === "envelope") await db.delete(serverKeys).where(eq(serverKeys.kid, kid));
  else await db.delete(serverSecrets).where(eq(serverSecrets.name, `${SEAL}${kid}`));
}
