import { randomInt } from "node:crypto";
import type { Handler } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { codeOf, insertInvite, lockInviter } from "./queries.ts";

/** Letters and digits that are not mistaken for each other. */
const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** At least one letter and one digit, as the registration form asks. */
function newCode(): string {
  const letters = Array.from({ length: 7 }, () => LETTERS[randomInt(LETTERS.length)] ?? "A").join("");
  return `${letters}${randomInt(2, 10)}`;
}

/** A code of the member's own, made once. */
export const makeInvite: Handler<"referral.invite", ServerContexts> = async (ctx) =>
  await ctx.commit(async (tx) => {
    await lockInviter(tx, ctx);
    const known = await codeOf(tx, ctx);
    if (known) return { code: known };
    let code = newCode();
    while (!(await insertInvite(tx, ctx, code))) code = newCode();
    return { code };
  });
