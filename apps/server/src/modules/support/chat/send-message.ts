import type { Handler } from "@baize/api/contract/contract";
import { CHAT_LENGTH } from "@baize/domain/support/chat/rooms";
import { maskAccount } from "@baize/domain/identity/member/mask";
import { countCharacters } from "@baize/domain/text/characters";
import { trimmed } from "@baize/domain/text/trim";
import type { MemberContext, ServerContexts } from "../../../platform/context.ts";
import { fault, invalid } from "../../../platform/http/fault.ts";
import { countTry } from "../../../platform/security/throttle.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import { toMessage } from "./list-messages.ts";
import { addMessage, isMuted, roomOf } from "./queries.ts";
import { acknowledge } from "./sandbox-desk.ts";

/** Messages of one member in a minute; who writes more waits for one. */
const LIMIT = { windowMinutes: 1, lockAfter: 20, lockMinutes: 1 };

function parseText(given: string): string {
  const text = trimmed(given);
  if (text === "") throw invalid("text", "required");
  if (countCharacters(text, CHAT_LENGTH) > CHAT_LENGTH) throw invalid("text", "too_long", { max: CHAT_LENGTH });
  return text;
}

async function limitMessages({ system, member, now }: MemberContext): Promise<void> {
  const key = `chat ${member.id}`;
  const sent = await countTry(system.db, key, now, LIMIT);
  if (!sent.counted) throw fault("rate.limited", { retryAfter: sent.retryAfter });
}

export const sendChatMessage: Handler<"chat.send", ServerContexts> = async (ctx, input) => {
  const text = parseText(input.text);
  const muted = await isMuted(ctx);
  // A muted member may still write to the support desk.
  if (muted && input.room === "lobby") throw fault("chat.muted");
  await limitMessages(ctx);
  const { brand, member, now } = ctx;
  const row = {
    brand: brand.code,
    room: roomOf(input.room, member.id),
    id: newId(),
    memberId: member.id,
    author: maskAccount(member.nickname),
    text,
    at: now,
  };
  return await ctx.commit(async (tx) => {
    await addMessage(tx, row);
    if (input.room === "support") await acknowledge(tx, ctx, row);
    return toMessage(row, member.id);
  });
};
