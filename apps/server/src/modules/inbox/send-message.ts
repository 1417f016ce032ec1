import type { MessageType } from "@baize/domain/inbox/types";
import type { Executor } from "../../platform/database/database.ts";
import type { NamedPart } from "../../platform/database/named-parts.ts";
import type { Texts } from "../../platform/language/texts.ts";
import { newId } from "../../platform/ids/new-id.ts";
import { type MessageFacts, messageTexts } from "./message-texts.ts";
import { insertMessage, insertMessagePart } from "./queries.ts";
import type { RewardMessage } from "./texts.ts";

/** Writes one message to a member, in the transaction of what it is about. `texts` are plain text, `EN` among them. */
export async function writeMessage(tx: Executor, memberId: string, type: MessageType, texts: Texts, at: Date): Promise<void> {
  await insertMessage(tx, { memberId, id: newId(), type, texts, at });
}

/** The same from a notification template. */
export async function notifyMember(
  tx: Executor,
  memberId: string,
  type: RewardMessage,
  facts: MessageFacts,
  at: Date,
): Promise<void> {
  await writeMessage(tx, memberId, type, messageTexts(type, facts), at);
}

/** The same as a part of a statement that does several things at once. */
export function notificationPart(memberId: string, type: RewardMessage, facts: MessageFacts, at: Date): NamedPart {
  return insertMessagePart({ memberId, id: newId(), type, texts: messageTexts(type, facts), at });
}
