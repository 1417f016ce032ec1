import { isTrial } from "@baize/domain/identity/member/kind";
import type { Handler } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { languageMark, localize } from "../../../platform/language/language.ts";
import { plainText, sanitiseHtml } from "../../../platform/security/sanitise.ts";
import { findGift } from "./queries.ts";

/** The gift of the caller's stage, before or after login. A trial account gets the visitor's. */
export const getGift: Handler<"gift.get", ServerContexts> = async (ctx) => {
  const stage = ctx.member && !isTrial(ctx.member.kind) ? "after" : "before";
  const row = await findGift(ctx, stage);
  const text = row && localize(row.texts, ctx.language);
  if (!row || !text) return { stage, gift: null };
  const { id, href, motif, image } = row;
  const texts = { title: plainText(text.title), content: sanitiseHtml(text.content), actionLabel: text.action };
  return { stage, gift: { id, href, motif, image, ...texts, ...languageMark(Object.keys(row.texts), ctx.language) } };
};
