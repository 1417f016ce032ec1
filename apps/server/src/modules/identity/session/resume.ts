import type { Handler } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { fault } from "../../../platform/http/fault.ts";
import { signIn } from "./sign-in.ts";
import { rememberedMember, tieToCookie } from "./remember-device.ts";
import { signInFacts } from "./sign-in-facts.ts";

/** Opens a session by the one-day cookie. The cookie opens nothing else, and scripts cannot read it. */
export const resume: Handler<"session.resume", ServerContexts> = async (ctx) => {
  const member = await rememberedMember(ctx);
  if (!member) throw fault("auth.not_signed_in");
  const opened = await signIn(ctx, member, signInFacts(ctx, member, "username", undefined), {
    by: "remembered",
    provenBy: "cookie",
  });
  await tieToCookie(ctx, opened.token);
  return opened;
};
