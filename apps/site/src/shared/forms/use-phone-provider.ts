import { useRef } from "react";
import { api } from "../api/api.ts";
import { personProof } from "./person-proof.ts";
import { useWhitelabel } from "../brand/use-whitelabel.ts";

interface Numbered {
  readonly mobileNum: string;
  readonly countryDialingCode: string;
}
export interface PhoneProvider {
  readonly send: (number: Numbered) => Promise<{ expiredMinutes: number }>;
  /** The token that proves the number to the server; rejects for a wrong code. */
  readonly prove: (code: string) => Promise<{ firebaseIdToken: string; firebaseChannel: string }>;
}

/** The phone-code provider: it sends the code itself, and its token is valid for one try, kept for a second press. */
export function usePhoneProvider(): PhoneProvider {
  const sessionInfo = useRef("");
  const proven = useRef<{ code: string; token: string } | undefined>(undefined);
  return {
    async send(number) {
      const sent = await api.write("phoneCode.send", { ...number, ...(await personProof()) });
      sessionInfo.current = sent.sessionInfo;
      return sent;
    },
    async prove(code) {
      if (proven.current?.code !== code) {
        const asked = { sessionInfo: sessionInfo.current, verificationCode: code };
        const { firebaseIdToken } = await api.write("phoneCode.confirm", asked);
        proven.current = { code, token: firebaseIdToken };
      }
      return { firebaseIdToken: proven.current.token, firebaseChannel: "sandbox" };
    },
  };
}

/** The proof of a new number: the provider's, where the brand sends no SMS of its own. */
export function useNumberProvider(): PhoneProvider | undefined {
  const provider = usePhoneProvider();
  const { data: brand } = useWhitelabel();
  return brand?.features.phoneLogin && !brand.features.smsLogin ? provider : undefined;
}
