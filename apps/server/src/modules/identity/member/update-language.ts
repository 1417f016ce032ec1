import type { Handler } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { invalid } from "../../../platform/http/fault.ts";
import { updateMember } from "./queries.ts";

export const updateLanguage: Handler<"member.updateLanguage", ServerContexts> = async (ctx, { language }) => {
  if (!ctx.brand.languages.includes(language)) throw invalid("language", "not_allowed");
  await ctx.commit(async (tx) => await updateMember(tx, ctx.member.id, { language }));
  return { language };
};
