import type { PluralCategory } from "./languages.ts";
import type seed from "../locales/en/seed.json";
import type server from "../locales/en/server.json";

/** Texts that the server sends and stores. The site never loads them. */
export const SERVER_NAMESPACE = "server";

/** The content that an empty database is filled with. */
export const SEED_NAMESPACE = "seed";

/** The namespaces that the server reads and the site's build leaves out. */
export const SERVER_NAMESPACES = [SERVER_NAMESPACE, SEED_NAMESPACE] as const;

type WithoutPlural<Key> = Key extends `${infer Base}_${PluralCategory}` ? Base : Key;

type SeedMessage = keyof typeof seed;

/** A text of the seed, with its namespace. */
export type SeedKey = `${typeof SEED_NAMESPACE}:${SeedMessage}`;

/** The messages with a title and a content in the seed: `inbox.deposit_arrived`. */
export type SeedArticle = { [Key in SeedMessage]: Key extends `${infer Name}.content` ? Name : never }[SeedMessage];

/** A key of the server's messages, typed from English; plural endings are left out. */
export type ServerKey = WithoutPlural<keyof typeof server> | SeedKey;
