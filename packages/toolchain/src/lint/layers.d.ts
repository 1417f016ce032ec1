/** May-import table of the packages, by their short names. */
export const packages: Readonly<Record<string, { readonly at: RegExp; readonly may: readonly string[] }>>;
/** The site's layers, the lowest first. */
export const siteLayers: readonly string[];
