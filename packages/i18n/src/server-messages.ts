import type { PluralCategory } from "./languages.ts";
import type seed from "../locales/en/seed.json";
import type server from "../locales/en/server.json";

/** What the server sends and stores, and what it fills a demonstration with. The site never loads either. */
export interface ServerMessages {
  server: typeof server;
  seed: typeof seed;
}

export type ServerNamespace = keyof ServerMessages;

export const SERVER_NAMESPACES = ["server", "seed"] as const satisfies readonly ServerNamespace[];

type WithoutPlural<Key> = Key extends `${infer Base}_${PluralCategory}` ? Base : Key;

/** A key of one namespace, typed from English; plural endings are left out. */
export type ServerKey<Namespace extends ServerNamespace> = WithoutPlural<keyof ServerMessages[Namespace]>;
