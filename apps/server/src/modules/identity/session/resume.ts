import type { Handler } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { fault } from "../../../platform/http/fault.ts";
import { signIn } from "./sign-in.ts";
import { findRemembered, rotateCookie } from "./remember-device.ts";
import { signInFacts } from "./sign-in-facts.ts";

/** Opens a session by the one-day cookie. The cookie opens nothing else, scripts cannot read it, and another takes its place. */
export const resume: Handler<"session.resume", ServerContexts> = async (ctx) => {
  const found = await findRemembered(ctx);
  if (!found) throw fault("auth.not_signed_in");
  const { member } = found;
  const opened = await signIn(ctx, member, signInFacts(ctx, member, "username", undefined), {
    by: "remembered",
    provenBy: "cookie",
  });
  await rotateCookie(ctx, found, opened.token);
  return opened;
};
