import type { Config } from "../config/config.ts";
import { fault } from "../http/fault.ts";
import { errorFacts, type Log } from "../log/log.ts";

export interface Message {
  readonly brand: string;
  readonly channel: "sms" | "email";
  /** `+919812345678`, or a mailbox. */
  readonly to: string;
  readonly purpose: string;
  readonly text: string;
  readonly code: string | null;
  readonly link: string | null;
}

/** Sends a message through the company that delivers it. Throws `verify.quota_exceeded` or `verify.unknown`. */
export type MessageGateway = (message: Message) => Promise<void>;

const TIMEOUT_MS = 8000;

/**
 * The gateway at `MESSAGE_URL`: one POST of `{ channel, to, text, purpose }` a message, with `MESSAGE_SECRET` as bearer.
 * Replace this function to call another company's API. Undefined where none is configured: messages then go to the outbox.
 */
export function webMessageGateway({ messageUrl, messageSecret }: Config, log: Log): MessageGateway | undefined {
  if (!messageUrl) return undefined;
  return async ({ channel, to, text, purpose }) => {
    const response = await fetch(messageUrl, {
      method: "POST",
      headers: { "content-type": "application/json", ...(messageSecret ? { authorization: `Bearer ${messageSecret}` } : {}) },
      body: JSON.stringify({ channel, to, text, purpose }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((error: unknown) => {
      log.error("message-gateway", errorFacts(error));
      throw fault("verify.unknown");
    });
    if (response.status === 402 || response.status === 429) throw fault("verify.quota_exceeded");
    if (response.ok) return;
    log.error("message-gateway", { status: response.status });
    throw fault("verify.unknown");
  };
}
