import type { Handler } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { invalid } from "../../../platform/http/fault.ts";
import { setLanguage } from "./queries.ts";

export const updateLanguage: Handler<"member.updateLanguage", ServerContexts> = async (ctx, { language }) => {
  if (!ctx.brand.languages.includes(language)) throw invalid("language", "not_allowed");
  await setLanguage(ctx, language);
  return { language };
};
