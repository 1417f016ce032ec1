import type { Handler } from "@baize/api/contract";
import type { ServerContexts } from "../../context.ts";
import { fault } from "../../fault.ts";
import { signInFacts } from "./facts.ts";
import { rememberedMember } from "./remember-store.ts";
import { signIn } from "./store.ts";

/** Opens a session by the one-day cookie. The cookie opens nothing else, and a page's script cannot read it. */
export const resume: Handler<"session.resume", ServerContexts> = async (ctx) => {
  const member = await rememberedMember(ctx);
  if (!member) throw fault("auth.not_signed_in");
  const facts = signInFacts(member, undefined, ctx);
  return await ctx.commit(async (tx) => await signIn(tx, ctx, member, facts));
};
