import { asc, desc, eq, like, or } from "drizzle-orm";
import { importJWK } from "jose";
import type { CryptoKey } from "jose";
import { JWE_ALG } from "@baize/api/envelope/claims";
import type { PublicKey } from "@baize/api/envelope/seal";
import type { WrappingKey } from "../config/wrapping-keys.ts";
import type { Database, Executor } from "../database/database.ts";
import { serverKeys, serverSecrets } from "../schema.ts";
import { FIRST_SEAL, SEAL, sealKid } from "./key-names.ts";
import { sealText, unsealText } from "./tokens.ts";
import { unwrapText } from "./wrap.ts";

/** Key pairs of sealed requests. */
export interface KeySet {
  /** Newest first. */
  readonly published: readonly PublicKey[];
  readonly privateKeys: ReadonlyMap<string, CryptoKey>;
}

/** Seals what a copy of the database must not reveal. */
export interface Sealing {
  /** With the newest key, which the sealed text names. */
  readonly seal: (text: string) => string;
  /** Throws when the key is gone, or the text was not sealed with it. */
  readonly unseal: (sealed: string) => string;
  readonly newest: string;
}

// The text holds a key as it was exported.
const asJwk = (text: string): JsonWebKey => JSON.parse(text);

/** The keys in the database. They are listed at every use, so that a new one, or one that is gone, is known without a restart. */
export class KeyStore {
  readonly #db: Database;
  readonly #wrapping: readonly WrappingKey[];
  /** Opened once each: by kid, or by what is stored. */
  readonly #imported = new Map<string, CryptoKey>();
  readonly #secrets = new Map<string, string>();

  constructor(db: Database, wrapping: readonly WrappingKey[]) {
    this.#db = db;
    this.#wrapping = wrapping;
  }

  async #import(kid: string, stored: JsonWebKey | string): Promise<CryptoKey> {
    const known = this.#imported.get(kid);
    if (known) return known;
    const jwk = typeof stored === "string" ? asJwk(await unwrapText(stored, this.#wrapping)) : stored;
    const key = await importJWK(jwk, JWE_ALG);
    if (key instanceof Uint8Array) throw new TypeError("A stored key is symmetric; an RSA key was expected");
    this.#imported.set(kid, key);
    return key;
  }

  async #unwrap(stored: string): Promise<string> {
    const known = this.#secrets.get(stored);
    if (known !== undefined) return known;
    const text = await unwrapText(stored, this.#wrapping);
    this.#secrets.set(stored, text);
    return text;
  }

  async envelopes(): Promise<KeySet> {
    const rows = await this.#db.select().from(serverKeys).orderBy(desc(serverKeys.createdAt), desc(serverKeys.kid));
    const privateKeys = new Map<string, CryptoKey>();
    for (const { kid, privateJwk } of rows) privateKeys.set(kid, await this.#import(kid, privateJwk));
    const published = rows.map(({ kid, publicJwk: { n = "", e = "" } }): PublicKey => ({
      kty: "RSA",
      kid,
      use: "enc",
      alg: JWE_ALG,
      n,
      e,
    }));
    return { published, privateKeys };
  }

  /** Inside a transaction, give it: an embedded database has one connection. */
  async sealing(executor: Executor = this.#db): Promise<Sealing> {
    const rows = await executor
      .select()
      .from(serverSecrets)
      .where(or(eq(serverSecrets.name, FIRST_SEAL), like(serverSecrets.name, `${SEAL}%`)))
      .orderBy(asc(serverSecrets.name));
    const secrets = new Map<string, string>();
    for (const { name, value } of rows) secrets.set(sealKid(name), await this.#unwrap(value));
    const secretOf = (kid: string): string => {
      const secret = secrets.get(kid);
      if (secret === undefined) throw new Error(`The sealing key ${kid} is gone`);
      return secret;
    };
    const newest = [...secrets.keys()].at(-1) ?? FIRST_SEAL;
    return {
      newest,
      seal: (text) => `${newest}.${sealText(text, secretOf(newest))}`,
      unseal: (sealed) => {
        const [kid, text] = sealed.includes(".") ? sealed.split(".", 2) : [FIRST_SEAL, sealed];
        return unsealText(text ?? "", secretOf(kid ?? ""));
      },
    };
  }
}
