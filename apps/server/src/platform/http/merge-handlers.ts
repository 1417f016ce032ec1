type IdsOf<Tables> = Tables extends readonly [infer First, ...infer Rest] ? keyof First | IdsOf<Rest> : never;

/** Endpoints that two of the tables handle. */
type Doubled<Tables> = Tables extends readonly [infer First, ...infer Rest] ? (keyof First & IdsOf<Rest>) | Doubled<Rest> : never;

type Merged<Tables> = Tables extends readonly [infer First, ...infer Rest] ? First & Merged<Rest> : unknown;

/** The handlers of several tables; no handlers, but the name of the endpoint, where two tables handle the same one. */
type OneEach<Tables> = [Doubled<Tables>] extends [never] ? Merged<Tables> : { readonly handledTwice: Doubled<Tables> };

/** Handlers of several tables as one. An endpoint that two of them handle does not compile: the later would win unseen. */
export function mergeHandlers<Tables extends readonly object[]>(...tables: Tables): OneEach<Tables> {
  return Object.assign({}, ...tables);
}
