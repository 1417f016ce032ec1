import type { RequestContext } from "../context.ts";
import { outbox } from "../schema.ts";
import { newId } from "../ids/new-id.ts";
import type { System } from "../system.ts";
import type { Message } from "./message-gateway.ts";
import { type MessageFacts, type MessagePurpose, messageText } from "./message-texts.ts";

interface NewMessage extends Omit<MessageFacts, "brand"> {
  readonly channel: Message["channel"];
  readonly to: string;
  readonly purpose: MessagePurpose;
}

/** Sends a message in the language of the request: through the gateway, or into the outbox where none is configured. */
export async function deliver(ctx: RequestContext, { channel, to, purpose, ...facts }: NewMessage): Promise<void> {
  const { system, brand, language, now } = ctx;
  const text = messageText(purpose, language, { ...facts, brand: brand.title });
  const message: Message = { brand: brand.code, channel, to, purpose, text, code: facts.code ?? null, link: facts.link ?? null };
  await sendMessage(system, message, now);
}

/** Sends a message through the gateway, whose faults are thrown, or into the outbox where none is configured. */
export async function sendMessage(
  { messageGateway, db }: Pick<System, "messageGateway" | "db">,
  message: Message,
  at: Date,
): Promise<void> {
  if (messageGateway) return await messageGateway(message);
  const { to: destination, ...rest } = message;
  await db.insert(outbox).values({ ...rest, destination, id: newId(), at });
}
