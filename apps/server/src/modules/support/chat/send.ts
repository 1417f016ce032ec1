import type { Handler } from "@baize/api/contract/contract";
import { CHAT_LENGTH } from "@baize/domain/support/chat/rooms";
import { maskAccount } from "@baize/domain/identity/member/mask";
import { countCharacters } from "@baize/domain/text/characters";
import { trimmed } from "@baize/domain/text/trim";
import type { MemberContext, ServerContexts } from "../../../platform/context.ts";
import { fault, invalid } from "../../../platform/http/fault.ts";
import { countFailure, loadThrottles } from "../../../platform/security/throttle.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import { deskAnswers } from "./desk.ts";
import { messageOf } from "./list.ts";
import { keepMessage, isMuted, roomOf } from "./queries.ts";

/** Messages of one member in a minute; who writes more waits for one. */
const MOST = { windowMinutes: 1, lockAfter: 20, lockMinutes: 1 };

function judge(given: string): string {
  const text = trimmed(given);
  if (text === "") throw invalid("text", "required");
  if (countCharacters(text, CHAT_LENGTH) > CHAT_LENGTH) throw invalid("text", "too_long", { max: CHAT_LENGTH });
  return text;
}

async function refuseHaste({ system, member, now }: MemberContext): Promise<void> {
  const key = `chat ${member.id}`;
  const [row] = await loadThrottles(system.db, [key], now, MOST.windowMinutes);
  const wait = (row?.lockedUntil?.getTime() ?? 0) - now.getTime();
  if (wait > 0) throw fault("rate.limited", { retryAfter: Math.ceil(wait / 1000) });
  await countFailure(system.db, key, now, MOST);
}

export const sendMessage: Handler<"chat.send", ServerContexts> = async (ctx, input) => {
  const text = judge(input.text);
  const muted = await isMuted(ctx);
  // Who may not write to all may still write to the house.
  if (muted && input.room === "lobby") throw fault("chat.muted");
  await refuseHaste(ctx);
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
    await keepMessage(tx, row);
    if (input.room === "support") await deskAnswers(tx, ctx, row);
    return messageOf(row, member.id);
  });
};
