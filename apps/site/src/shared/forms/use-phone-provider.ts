import { useRef } from "react";
import { useWhitelabel } from "../brand/use-whitelabel.ts";
import { useLanguage } from "../language/language.ts";
import { sendBySandbox } from "../phone-codes/send-by-sandbox.ts";
import { verifyError } from "../phone-codes/provider-error.ts";
import type { Numbered, SentCode } from "../phone-codes/sent-code.ts";

export interface PhoneProvider {
  readonly send: (number: Numbered) => Promise<{ expiredMinutes: number }>;
  /** The token that proves the number to the server; rejects for a wrong code. */
  readonly prove: (code: string) => Promise<{ firebaseIdToken: string; firebaseChannel: string }>;
}

/** The provider's library is a file of its own, loaded with the first code. Throws `verify.sender_unavailable`. */
async function loadLibrary() {
  try {
    return await import("../phone-codes/send-by-project.ts");
  } catch (error) {
    throw verifyError("verify.sender_unavailable", error);
  }
}

/**
 * The phone-code provider: it sends the code itself, and its token is valid for one try, kept for a second press. Where the
 * brand names no project, the server sends the code.
 */
export function usePhoneProvider(): PhoneProvider {
  const { data: brand } = useWhitelabel();
  const { tag } = useLanguage();
  const sent = useRef<SentCode | undefined>(undefined);
  const proven = useRef<{ code: string; token: string } | undefined>(undefined);
  return {
    async send(number) {
      const project = brand?.phoneProvider;
      const library = project && (await loadLibrary());
      sent.current = await (library ? library.sendByProject(project, tag, number) : sendBySandbox(number));
      proven.current = undefined;
      return sent.current;
    },
    async prove(code) {
      if (!sent.current) throw verifyError("verify.code_expired");
      if (proven.current?.code !== code) proven.current = { code, token: await sent.current.confirm(code) };
      return { firebaseIdToken: proven.current.token, firebaseChannel: sent.current.channel };
    },
  };
}

/** The proof of a new number: the provider's, where the brand sends no SMS of its own. */
export function useNumberProvider(): PhoneProvider | undefined {
  const provider = usePhoneProvider();
  const { data: brand } = useWhitelabel();
  return brand?.features.phoneLogin && !brand.features.smsLogin ? provider : undefined;
}
