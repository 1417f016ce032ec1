/** May-import table of the server's modules. */
export const MODULES: Readonly<Record<string, { readonly may: readonly string[] }>>;
