import type { ZodMiniType } from "zod/mini";
import type { ServerErrorCode } from "../errors.ts";
import type { Route } from "../routes/route.ts";

/**
 * What a caller may spend. `open`: static or cached reads; `read`: reads of one member; `write`: changes that move no
 * money; `auth`: guesses at secrets; `captcha`: challenges; `play`: launches. The server's configuration sets the numbers.
 */
export type RateClass = "open" | "read" | "write" | "auth" | "captcha" | "play";

/** The part of a row that only the server, the documents and the type system read. */
export interface Schemas {
  /** One line for the documents. */
  summary: string;
  /** The whole input as one flat object: path names are filled first, the rest is query (GET, DELETE) or body. */
  input: ZodMiniType<object>;
  output: ZodMiniType;
  /** Codes beyond those that every row, or a flag of the row, brings along. */
  errors?: readonly ServerErrorCode[];
  rate: RateClass;
  /** Bytes of the body at most, where the input may have more than the server takes otherwise. */
  maxBytes?: number;
}

export type Endpoint = Route & Schemas & { id: string };

type Named<Row> = Extract<keyof Row, string>;

/** Of a route whose schemas are missing, so that only this is an error, not each use of its group or of every endpoint. */
interface NoSchemas extends Schemas {
  input: ZodMiniType<object, object>;
  output: ZodMiniType<never>;
}

/** Schemas before their error codes are checked: one unknown code must not cost every row of the group its type. */
type Unchecked = Omit<Schemas, "errors"> & { errors?: readonly string[] };
/** Without its errors where one of them is unknown, which `Complete` reports. */
type Known<S> = S extends Schemas ? S : Omit<S, "errors">;

type Rows<W, S> = { [Id in keyof W]: W[Id] & (Id extends keyof S ? Known<S[Id]> : NoSchemas) & { id: Id } };

type CodeOf<S> = S extends { errors: readonly (infer Code extends string)[] } ? Code : never;
type UnknownCode<S> = Exclude<CodeOf<S[keyof S]>, ServerErrorCode>;

/** `S` where it has the schemas of every route and no others; else what `endpoints` says is wrong with it. */
type Complete<W, S> = [Exclude<keyof W, keyof S>] extends [never]
  ? [UnknownCode<S>] extends [never]
    ? { [Id in Exclude<keyof S, keyof W>]: never }
    : `${UnknownCode<S>}: this error has no row in errors.ts`
  : `${Exclude<Named<W>, keyof S>}: this route has no schemas`;

/**
 * Joins a feature's routes with their schemas into rows. A route without schemas, schemas without a route, or an error
 * without a row does not compile.
 */
export function endpoints<const W extends Record<string, Route>, const S extends Record<string, Unchecked>>(
  routes: W,
  schemas: S & Complete<W, S>,
): Rows<W, S>;
export function endpoints(routes: Record<string, Route>, schemas: Record<string, Unchecked>): object {
  return Object.fromEntries(Object.entries(routes).map(([id, route]) => [id, { ...route, ...schemas[id], id }]));
}
