import type { OutputOf } from "@baize/api/contract/contract";
import { clientOf } from "./client.ts";
import type { World } from "./world.ts";

type Message = OutputOf<"outbox.list">["items"][number];

/** The newest message to a number or mailbox. */
export async function newestTo(world: World, to: string): Promise<Message> {
  const { items } = await clientOf(world).read("outbox.list", { to });
  const [message] = items;
  if (!message) throw new Error(`Nothing was sent to ${to}`);
  return message;
}

/** The code in the newest message. A message without a code fails the test. */
export async function codeTo(world: World, to: string): Promise<string> {
  const { code, text } = await newestTo(world, to);
  if (!code) throw new Error(`No code was sent to ${to}: ${text}`);
  return code;
}

/** A code other than this one. */
export const otherCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
