import type { Handler } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { newCode } from "../../identity/register/new-code.ts";
import { lockInviter } from "../../identity/register/queries.ts";
import { findInviteCode, insertInvite } from "./queries.ts";

/** A code of the member's own, made once. */
export const makeInvite: Handler<"referral.invite", ServerContexts> = async (ctx) =>
  await ctx.commit(async (tx) => {
    await lockInviter(tx, ctx);
    const known = await findInviteCode(tx, ctx);
    if (known) return { code: known };
    let code = newCode();
    while (!(await insertInvite(tx, ctx, code))) code = newCode();
    return { code };
  });
