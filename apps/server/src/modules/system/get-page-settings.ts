import type { Handler } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../platform/context.ts";
import { findAskedBrand } from "./get-status.ts";

export const getPageSettings: Handler<"page.settings", ServerContexts> = async (ctx, { host }) => {
  const { title, theme, languages, defaultLanguage } = await findAskedBrand(ctx, host);
  return { brand: theme.brand, title: title.replaceAll(/[<>]/g, ""), languages, language: defaultLanguage, mode: theme.mode };
};
