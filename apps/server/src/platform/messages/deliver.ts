import type { RequestContext } from "../context.ts";
import { outbox } from "../schema.ts";
import { newId } from "../ids/new-id.ts";
import type { System } from "../system.ts";
import type { Message } from "./message-gateway.ts";
import { type MessageFacts, type MessagePurpose, messageText } from "./message-texts.ts";

interface Letter extends Omit<MessageFacts, "brand"> {
  readonly channel: Message["channel"];
  readonly to: string;
  readonly purpose: MessagePurpose;
}

/** Sends a message in the language of the request: by the carrier, or into the outbox while there is none. */
export async function deliver(ctx: RequestContext, { channel, to, purpose, ...facts }: Letter): Promise<void> {
  const { system, brand, language, now } = ctx;
  const text = messageText(purpose, language, { ...facts, brand: brand.title });
  const message: Message = { brand: brand.code, channel, to, purpose, text, code: facts.code ?? null, link: facts.link ?? null };
  await handOver(system, message, now);
}

/** By the carrier, whose faults are thrown; into the outbox while there is none. */
export async function handOver({ carrier, db }: Pick<System, "carrier" | "db">, message: Message, at: Date): Promise<void> {
  if (carrier) return await carrier(message);
  const { to: destination, ...rest } = message;
  await db.insert(outbox).values({ ...rest, destination, id: newId(), at });
}
