import type { MessageType } from "@baize/domain/inbox/types";
import type { Executor } from "../../platform/database/database.ts";
import { type NamedPart, namedPart } from "../../platform/database/named-parts.ts";
import { inbox } from "./schema.ts";
import { type Texts } from "../../platform/language/texts.ts";
import { newId } from "../../platform/ids/new-id.ts";
import { type MessageFacts, messageTexts } from "./message-texts.ts";
import type { RewardMessage } from "./texts.ts";

/** Writes one message to a member, in the transaction of what it tells. `texts` are plain text, `EN` always among them. */
export async function writeMessage(tx: Executor, memberId: string, type: MessageType, texts: Texts, at: Date): Promise<void> {
  await tx.insert(inbox).values({ memberId, id: newId(), type, texts, at });
}

/** The same with the house's own words. */
export async function tellMember(
  tx: Executor,
  memberId: string,
  type: RewardMessage,
  facts: MessageFacts,
  at: Date,
): Promise<void> {
  await writeMessage(tx, memberId, type, messageTexts(type, facts), at);
}

/** The same as a part of a statement that does several things at once. */
export function messagePart(memberId: string, type: RewardMessage, facts: MessageFacts, at: Date): NamedPart {
  return namedPart(
    `insert into inbox (member_id, id, type, texts, at)
      values (:memberId::uuid, :id::uuid, :type, :texts::jsonb, :at::timestamptz)`,
    { memberId, id: newId(), type, texts: JSON.stringify(messageTexts(type, facts)), at },
  );
}
