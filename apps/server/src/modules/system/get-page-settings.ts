import type { Handler } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../platform/context.ts";
import { findAskedBrand } from "./get-status.ts";

export const getPageSettings: Handler<"page.settings", ServerContexts> = async (ctx, { host }) => {
  const { title, theme, languages, defaultLanguage, currency } = await findAskedBrand(ctx, host);
  return {
    brand: theme.brand,
    title: title.replaceAll(/[<>]/g, ""),
    languages,
    language: defaultLanguage,
    mode: theme.mode,
    // ISO 4217: a currency's code begins with the code of its country.
    region: currency.slice(0, 2),
    font: theme.font,
  };
};
