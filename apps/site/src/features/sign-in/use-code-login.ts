import type { PhoneValue } from "@baize/ui/phone-field";
import { api } from "../../shared/api/api.ts";
import { personProof } from "../../shared/forms/person-proof.ts";
import { usePhoneProvider } from "../../shared/forms/use-phone-provider.ts";
import { numberOf } from "../../shared/forms/number-of.ts";
import type { Side } from "./sides.ts";
import type { Opened } from "./use-sign-in.ts";

/** The sender of the code: the brand's own SMS, or a phone-code provider. */
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

/** The provider proves the number first, and its token opens the session. */
export function useCodeLogin(sender: CodeSender): CodeLogin {
  const provider = usePhoneProvider();
  return {
    async send(phone) {
      if (sender === "phone-code") return await provider.send(numberOf(phone));
      return await api.write("sms.login", { ...numberOf(phone), ...(await personProof()) });
    },
    async login({ phone, code, side, remember }) {
      const about = { side, remember };
      if (sender === "sms")
        return await api.write("session.login", { type: "sms", ...numberOf(phone), verificationCode: code, ...about });
      return await api.write("session.login", { type: "firebase", ...(await provider.prove(code)), ...about });
    },
  };
}
