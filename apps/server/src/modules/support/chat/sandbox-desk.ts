import { serverText } from "@baize/i18n/server-text";
import type { MemberContext } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import { addMessage, hasDeskWrittenSince } from "./queries.ts";

/** The sandbox desk acknowledges a message within this time, in ms. */
const ACKNOWLEDGE_EVERY = 60 * 60_000;

/** The sandbox of the support desk: acknowledges the first message of a conversation. An adapter to a real desk replaces it. */
export async function acknowledge(
  tx: Transaction,
  { brand, language, now }: MemberContext,
  { room }: { readonly room: string },
): Promise<void> {
  if (await hasDeskWrittenSince(tx, brand.code, room, new Date(now.getTime() - ACKNOWLEDGE_EVERY))) return;
  const at = new Date(now.getTime() + 1);
  const text = serverText(language, "chat.received");
  await addMessage(tx, { brand: brand.code, room, id: newId(), memberId: null, author: brand.title, text, at });
}
