import type { Handlers } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { confirmContact } from "./confirm-contact.ts";
import { sendContactCode } from "./send-contact-code.ts";

export const contactHandlers = {
  "contact.send": sendContactCode,
  "contact.confirm": confirmContact,
} satisfies Partial<Handlers<ServerContexts>>;
