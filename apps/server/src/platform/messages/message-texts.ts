import { serverText } from "@baize/i18n/server-text";

/**
 * Why a message is sent. `…_unknown` and `…_known` are sent in place of a code: they inform the owner of the number, not the
 * caller.
 */
export type MessagePurpose =
  | "login"
  | "register"
  | "reset"
  | "challenge"
  | "proof"
  | "phone"
  | "contact"
  | "contact_known"
  | "contact_changed"
  | "reset_link"
  | "register_known"
  | "login_unknown"
  | "reset_unknown"
  | "reset_link_unknown";

export interface MessageFacts {
  readonly brand: string;
  readonly code?: string;
  readonly link?: string;
  readonly minutes?: number;
}

/** The texts of an SMS or a mail. */
export function messageText(purpose: MessagePurpose, language: string, facts: MessageFacts): string {
  const { brand, code = "", link = "", minutes = 0 } = facts;
  return serverText(language, `message.${purpose}`, { brand, code, link, count: minutes });
}
