import type { MemberContext } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { localize } from "../../../platform/language/language.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import { addMessage, hasDeskWrittenSince } from "./queries.ts";

/** The sandbox desk acknowledges one message in this time, in ms. */
const ACKNOWLEDGE_EVERY = 60 * 60_000;
const RECEIVED = {
  EN: "Thank you, your message is here. On this demonstration site answers come from the operator's command line.",
  HI: "धन्यवाद, आपका मैसेज मिल गया। इस डेमो साइट पर जवाब ऑपरेटर की कमांड लाइन से आते हैं।",
  AR: "شكراً، وصلت رسالتك. في هذا الموقع التجريبي تأتي الردود من سطر أوامر المشغّل.",
};

/** The sandbox of the support desk: acknowledges the first message of a conversation. An adapter to a real desk replaces it. */
export async function acknowledge(
  tx: Transaction,
  { brand, language, now }: MemberContext,
  { room }: { readonly room: string },
): Promise<void> {
  if (await hasDeskWrittenSince(tx, brand.code, room, new Date(now.getTime() - ACKNOWLEDGE_EVERY))) return;
  const at = new Date(now.getTime() + 1);
  const text = localize(RECEIVED, language) ?? RECEIVED.EN;
  await addMessage(tx, { brand: brand.code, room, id: newId(), memberId: null, author: brand.title, text, at });
}
