import type { i18n as I18n, TOptions } from "i18next";

/** i18next types keys by the site's namespaces: a key that is missing, or is the server's, has no type there. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the comment above says why
export const anyKey = (i18n: I18n) => i18n.t as (key: string, options: TOptions) => string;
