import type { Handler } from "@baize/api/contract/contract";
import { FEEDBACK_LENGTH } from "@baize/domain/support/feedback";
import { countCharacters } from "@baize/domain/text/characters";
import { trimmed } from "@baize/domain/text/trim";
import type { MemberContext, ServerContexts } from "../../../platform/context.ts";
import { fault, invalid } from "../../../platform/http/fault.ts";
import { countTry } from "../../../platform/security/throttle.ts";
import { addFeedback } from "./queries.ts";

/** Messages of one member. */
const LIMIT = { windowMinutes: 24 * 60, lockAfter: 20, lockMinutes: 60 };

async function limitFeedback({ system, member, now }: MemberContext): Promise<void> {
  const key = `feedback ${member.id}`;
  const sent = await countTry(system.db, key, now, LIMIT);
  if (!sent.counted) throw fault("rate.limited", { retryAfter: sent.retryAfter });
}

export const sendFeedback: Handler<"feedback.send", ServerContexts> = async (ctx, { type, content }) => {
  const text = trimmed(content);
  const length = countCharacters(text);
  if (length < FEEDBACK_LENGTH.min) throw invalid("content", "too_short", FEEDBACK_LENGTH);
  if (length > FEEDBACK_LENGTH.max) throw invalid("content", "too_long", FEEDBACK_LENGTH);
  await limitFeedback(ctx);
  const id = await ctx.commit(async (tx) => await addFeedback(tx, ctx, type, text));
  return { id, at: ctx.now.getTime() };
};
