import { api } from "../api/api.ts";
import { personProof } from "../forms/person-proof.ts";
import type { Numbered, SentCode } from "./sent-code.ts";

/** Sends a code by the server, where no project is configured. */
export async function sendBySandbox(number: Numbered): Promise<SentCode> {
  const { sessionInfo, expiredMinutes } = await api.write("phoneCode.send", { ...number, ...(await personProof()) });
  return {
    expiredMinutes,
    channel: "sandbox",
    async confirm(verificationCode) {
      return (await api.write("phoneCode.confirm", { sessionInfo, verificationCode })).firebaseIdToken;
    },
  };
}
