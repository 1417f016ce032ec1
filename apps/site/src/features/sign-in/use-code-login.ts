import { useRef } from "react";
import type { PhoneValue } from "@baize/ui/phone-field/phone-value";
import { api } from "../../shared/api.ts";
import { personProof } from "../../shared/person-proof.ts";
import type { Side } from "./sides.ts";
import type { Opened } from "./use-sign-in.ts";

/** Who sends the code: the brand's own SMS, or a phone-code provider. */
export type CodeSender = "sms" | "phone-code";

interface Given {
  readonly phone: PhoneValue;
  readonly code: string;
  readonly side: Side;
  readonly remember: boolean;
}
interface CodeLogin {
  readonly send: (phone: PhoneValue) => Promise<{ expiredMinutes: number }>;
  readonly login: (given: Given) => Promise<Opened>;
}

const numberOf = ({ number, dial }: PhoneValue) => ({ mobileNum: number, countryDialingCode: `+${dial}` });

/** The provider proves the number first, and its token opens the session: good for one try, kept for a second press. */
export function useCodeLogin(sender: CodeSender): CodeLogin {
  const sessionInfo = useRef("");
  const proven = useRef<{ code: string; token: string } | undefined>(undefined);

  const tokenFor = async (code: string) => {
    if (proven.current?.code === code) return proven.current.token;
    const { firebaseIdToken } = await api.call("phoneCode.confirm", { sessionInfo: sessionInfo.current, verificationCode: code });
    proven.current = { code, token: firebaseIdToken };
    return firebaseIdToken;
  };
  return {
    async send(phone) {
      const input = { ...numberOf(phone), ...(await personProof()) };
      if (sender === "sms") return await api.call("sms.login", input);
      const sent = await api.call("phoneCode.send", input);
      sessionInfo.current = sent.sessionInfo;
      return sent;
    },
    async login({ phone, code, side, remember }) {
      const about = { side, remember };
      if (sender === "sms")
        return await api.call("session.login", { type: "sms", ...numberOf(phone), verificationCode: code, ...about });
      const firebaseIdToken = await tokenFor(code);
      return await api.call("session.login", { type: "firebase", firebaseIdToken, firebaseChannel: "sandbox", ...about });
    },
  };
}
