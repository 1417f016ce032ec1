import type { Handler } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../context.ts";
import { fault } from "../../fault.ts";
import { enter } from "../../http/enter-store.ts";
import { rememberedMember, tieToCookie } from "../../http/remember-store.ts";
import { signInFacts } from "../../http/sign-in-facts.ts";

/** Opens a session by the one-day cookie. The cookie opens nothing else, and a page's script cannot read it. */
export const resume: Handler<"session.resume", ServerContexts> = async (ctx) => {
  const member = await rememberedMember(ctx);
  if (!member) throw fault("auth.not_signed_in");
  const opened = await enter(ctx, member, signInFacts(ctx, member, "username", undefined), { by: "remembered" });
  await tieToCookie(ctx, opened.token);
  return opened;
};
