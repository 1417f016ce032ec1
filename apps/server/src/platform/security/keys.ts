import { createHmac, timingSafeEqual } from "node:crypto";
import { desc } from "drizzle-orm";
import { importJWK } from "jose";
import type { CryptoKey } from "jose";
import { JWE_ALG } from "@baize/api/envelope/claims";
import type { PublicKey } from "@baize/api/envelope/seal";
import type { WrappingKey } from "../config/wrapping-keys.ts";
import type { Database, Executor } from "../database/database.ts";
import { serverKeys } from "../schema.ts";
import { FIRST_SECRETS, type SecretKind } from "./key-names.ts";
import { listSecrets } from "./key-queries.ts";
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
  /** A hash with the newest key, by which a sealed text is found. It is made anew when the text is sealed anew. */
  readonly hash: (text: string) => string;
  readonly newest: string;
}

/** Hashes and signs with the newest key; what one of the keys before it made is right, too, until that key is retired. */
export interface Signing {
  readonly sign: (text: string) => string;
  readonly isSigned: (text: string, signature: string) => boolean;
  readonly newest: string;
  /** Undefined for a key that is gone. Without a kid: the first one. */
  readonly secretOf: (kid?: string) => string | undefined;
}

const hmac = (secret: string, text: string): string => createHmac("sha256", secret).update(text).digest("base64url");

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The newest kid of secrets that are in the order of their age. */
const newestOf = (secrets: ReadonlyMap<string, string>, kind: SecretKind): string =>
  [...secrets.keys()][0] ?? FIRST_SECRETS[kind];

/** The kid that a sealed text or a signature names, and the rest. The first key's may go without. */
const splitKid = (text: string, kind: SecretKind): [kid: string, rest: string] => {
  const at = text.indexOf(".");
  return at < 0 ? [FIRST_SECRETS[kind], text] : [text.slice(0, at), text.slice(at + 1)];
};

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

  /** The secrets of a kind by kid, the newest first. */
  async #secretsOf(kind: SecretKind, executor: Executor): Promise<Map<string, string>> {
    const secrets = new Map<string, string>();
    for (const { kid, value } of await listSecrets(executor, kind)) secrets.set(kid, await this.#unwrap(value));
    return secrets;
  }

  /** Inside a transaction, give it: an embedded database has one connection. */
  async sealing(executor: Executor = this.#db): Promise<Sealing> {
    const secrets = await this.#secretsOf("seal", executor);
    const secretOf = (kid: string): string => {
      const secret = secrets.get(kid);
      if (secret === undefined) throw new Error(`The sealing key ${kid} is gone`);
      return secret;
    };
    const newest = newestOf(secrets, "seal");
    return {
      newest,
      seal: (text) => `${newest}.${sealText(text, secretOf(newest))}`,
      unseal: (sealed) => {
        const [kid, text] = splitKid(sealed, "seal");
        return unsealText(text, secretOf(kid));
      },
      hash: (text) => hmac(secretOf(newest), text),
    };
  }

  /** For one-time codes and what else only this server proves. Inside a transaction, give it. */
  async codes(executor: Executor = this.#db): Promise<Signing> {
    const secrets = await this.#secretsOf("code", executor);
    const newest = newestOf(secrets, "code");
    const first = FIRST_SECRETS.code;
    const sign = (kid: string, text: string): string | undefined => {
      const secret = secrets.get(kid);
      if (secret === undefined) return undefined;
      // Servers of before a rotation know the first key's without a kid.
      return kid === first ? hmac(secret, text) : `${kid}.${hmac(secret, text)}`;
    };
    return {
      newest,
      secretOf: (kid = first) => secrets.get(kid),
      sign: (text) => sign(newest, text) ?? "",
      isSigned: (text, signature) => {
        const right = sign(splitKid(signature, "code")[0], text);
        return right !== undefined && isSame(right, signature);
      },
    };
  }

  /** The secrets that sign proof-of-work challenges, the newest first. */
  async proofs(): Promise<readonly string[]> {
    return [...(await this.#secretsOf("proof", this.#db)).values()];
  }
}
