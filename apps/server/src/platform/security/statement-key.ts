import { createPrivateKey, createPublicKey, type KeyObject } from "node:crypto";
import type { WrappingKey } from "../config/wrapping-keys.ts";
import type { Executor } from "../database/database.ts";
import { STATEMENT_SECRET } from "./key-names.ts";
import { loadSecret } from "./make-keys.ts";

/** The bytes before a stored Ed25519 key (RFC 8410). */
const PKCS8 = Buffer.from("302e020100300506032b657004220420", "hex");

export interface StatementKeys {
  readonly privateKey: KeyObject;
  /** The `x` of the public key, as a JWK has it. */
  readonly x: string;
}

/** The key pair that signs statements. It follows from one secret, which nothing replaces: what it signed is kept for ever. */
export async function loadStatementKeys(db: Executor, wrapping: readonly WrappingKey[]): Promise<StatementKeys> {
  const seed = Buffer.from(await loadSecret(db, STATEMENT_SECRET, wrapping), "base64url");
  const privateKey = createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: "der", type: "pkcs8" });
  return { privateKey, x: createPublicKey(privateKey).export({ format: "jwk" }).x ?? "" };
}
