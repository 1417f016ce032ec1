import type { PluralCategory } from "./languages.ts";
import type server from "../locales/en/server.json";

/** Texts that the server sends and stores. The site never loads them. */
export const SERVER_NAMESPACE = "server";

type WithoutPlural<Key> = Key extends `${infer Base}_${PluralCategory}` ? Base : Key;

/** A key of the server's messages, typed from English; plural endings are left out. */
export type ServerKey = WithoutPlural<keyof typeof server>;
