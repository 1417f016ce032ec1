import * as z from "zod/mini";
import { PROOF_METHODS } from "@baize/domain/identity/session/proof";
import { endpoints } from "../endpoint.ts";
import { credential, options } from "../../schema/credential.ts";
import { instant } from "../../schema/number.ts";
import { sentCode } from "../../schema/phone.ts";
import { filled, id, text } from "../../schema/text.ts";
import { proofRoutes } from "../../routes/identity/proof.ts";

/** `until`: rows that need a recent proof are open until then, to the session's new token. The calling one ends soon. */
const given = z.object({ until: instant(), token: filled(128) });

export const proof = endpoints(proofRoutes, {
  "proof.methods": {
    summary: "How the member can prove to be the person, and where a code would be sent",
    input: z.object({}),
    output: z.object({ methods: z.array(z.object({ method: z.enum(PROOF_METHODS), to: z.nullable(text(254)) })) }),
    rate: "read",
  },
  "proof.give": {
    summary: "Proves the person by the password, the authenticator's code, or a code that was sent",
    input: z.object({ method: z.enum(["password", "totp", "sms", "email"]), answer: filled(256) }),
    output: given,
    errors: [
      "password.wrong_old",
      "verify.invalid_code",
      "verify.code_expired",
      "verify.too_many_requests",
      "verify.operation_not_allowed",
    ],
    rate: "auth",
  },
  "proof.send": {
    summary: "Sends a code to the account's own number or mailbox, where it has no stronger proof",
    input: z.object({ method: z.enum(["sms", "email"]) }),
    output: sentCode(),
    errors: ["verify.too_many_requests", "verify.quota_exceeded", "verify.operation_not_allowed", "verify.unknown"],
    rate: "auth",
  },
  "proof.passkeyOptions": {
    summary: "What `navigator.credentials.get` needs to ask for one of the member's passkeys",
    input: z.object({}),
    output: z.object({ id: id(), options: options() }),
    rate: "auth",
  },
  "proof.givePasskey": {
    summary: "Proves the person by one of the member's own passkeys",
    input: z.object({ id: id(), response: credential() }),
    output: given,
    errors: ["auth.passkey_unknown", "auth.link_expired"],
    rate: "auth",
  },
});
