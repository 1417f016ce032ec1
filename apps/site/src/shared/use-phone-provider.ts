import { useRef } from "react";
import { api } from "./api.ts";
import { personProof } from "./person-proof.ts";

interface Numbered {
  readonly mobileNum: string;
  readonly countryDialingCode: string;
}
interface PhoneProvider {
  readonly send: (number: Numbered) => Promise<{ expiredMinutes: number }>;
  /** What proves the number to the server; rejects for a wrong code. */
  readonly prove: (code: string) => Promise<{ firebaseIdToken: string; firebaseChannel: string }>;
}

/** The phone-code provider: it sends the code itself, and its token is good for one try, kept for a second press. */
export function usePhoneProvider(): PhoneProvider {
  const sessionInfo = useRef("");
  const proven = useRef<{ code: string; token: string } | undefined>(undefined);
  return {
    async send(number) {
      const sent = await api.call("phoneCode.send", { ...number, ...(await personProof()) });
      sessionInfo.current = sent.sessionInfo;
      return sent;
    },
    async prove(code) {
      if (proven.current?.code !== code) {
        const asked = { sessionInfo: sessionInfo.current, verificationCode: code };
        const { firebaseIdToken } = await api.call("phoneCode.confirm", asked);
        proven.current = { code, token: firebaseIdToken };
      }
      return { firebaseIdToken: proven.current.token, firebaseChannel: "sandbox" };
    },
  };
}
