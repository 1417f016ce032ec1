import type { MessageType } from "@baize/domain/inbox/types";
import type { Executor } from "../../platform/database/database.ts";
import type { NamedPart } from "../../platform/database/named-parts.ts";
import { newId } from "../../platform/ids/new-id.ts";
import type { Texts } from "../../platform/language/texts.ts";
import { NOTIFICATION_TYPES, type NotificationFacts, type NotificationTemplate, notificationTexts } from "./notifications.ts";
import { insertMessage, insertMessagePart, insertMessages, type NewMessage } from "./queries.ts";

/** Writes one message to a member, in the transaction of what it is about. `texts` are plain text, `EN` among them. */
export async function writeMessage(tx: Executor, memberId: string, type: MessageType, texts: Texts, at: Date): Promise<void> {
  await insertMessage(tx, { memberId, id: newId(), type, texts, at });
}

function notificationRow(memberId: string, template: NotificationTemplate, facts: NotificationFacts, at: Date): NewMessage {
  return { memberId, id: newId(), type: NOTIFICATION_TYPES[template], texts: notificationTexts(template, facts), at };
}

/** The same from a notification template. */
export async function notifyMember(
  tx: Executor,
  memberId: string,
  template: NotificationTemplate,
  facts: NotificationFacts,
  at: Date,
): Promise<void> {
  await insertMessage(tx, notificationRow(memberId, template, facts, at));
}

/** A notification template, filled for one member. */
export interface Notice {
  readonly memberId: string;
  readonly template: NotificationTemplate;
  readonly facts: NotificationFacts;
}

/** Notifies many members at once. */
export async function notifyMembers(tx: Executor, notices: readonly Notice[], at: Date): Promise<void> {
  const rows = notices.map(({ memberId, template, facts }) => notificationRow(memberId, template, facts, at));
  if (rows.length > 0) await insertMessages(tx, rows);
}

/** The same as a part of a statement that does several things at once. */
export function notificationPart(
  memberId: string,
  template: NotificationTemplate,
  facts: NotificationFacts,
  at: Date,
): NamedPart {
  return insertMessagePart(notificationRow(memberId, template, facts, at));
}
