import * as z from "zod/mini";
import { CONTACT_KINDS } from "@baize/domain/identity/member/contact";
import { endpoints } from "../endpoint.ts";
import { CODE_ERRORS, phone, sentCode } from "../../schema/phone.ts";
import { text } from "../../schema/text.ts";
import { accountRoutes } from "../../routes/identity/account.ts";

/** `kind` says which of the fields is read. */
const contact = { kind: z.enum(CONTACT_KINDS), email: z.optional(text(254)), ...phone };

export const account = endpoints(accountRoutes, {
  "contact.send": {
    summary:
      "Sends a code to an e-mail address or number that the member adds, changes or proves; the same answer for a taken one",
    input: z.object(contact),
    output: sentCode(),
    errors: [
      "verify.missing_phone_number",
      "verify.invalid_phone_number",
      "verify.too_many_requests",
      "verify.quota_exceeded",
      "verify.unknown",
    ],
    rate: "auth",
  },
  "contact.confirm": {
    summary: "Proves the address or number by its code, and stores it; the one before it is notified",
    input: z.object({ ...contact, verificationCode: z.optional(text(255)) }),
    output: z.object({ kind: z.enum(CONTACT_KINDS), masked: text(254) }),
    errors: [...CODE_ERRORS, "contact.not_available"],
    rate: "auth",
  },
  "account.export": {
    summary: "Everything that is stored about the member, as the text of a JSON file",
    input: z.object({}),
    output: z.object({ file: z.string() }),
    rate: "auth",
  },
  "account.close": {
    summary: "Closes the account for good and removes the person's name and contacts; refused while something is left in it",
    input: z.object({}),
    output: z.object({ closed: z.literal(true) }),
    errors: ["account.not_empty"],
    rate: "auth",
  },
});
