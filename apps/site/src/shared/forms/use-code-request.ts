import type { SmsCodeFieldOwnProps } from "@baize/ui/sms-code-field";
import { isApiError } from "@baize/api/client/api-error";
import type { OutputOf } from "@baize/api/contract/contract";
import { useErrorText } from "../api/use-error-text.ts";

type SmsAnswer = Awaited<ReturnType<SmsCodeFieldOwnProps["request"]>>;
type Sent = Pick<OutputOf<"sms.login">, "expiredMinutes">;

/** Requests a code, and converts the answer for the kit's code field. The wait is the server's, whatever the device's clock. */
export function useCodeRequest(): (ask: () => Promise<Sent>) => Promise<SmsAnswer> {
  const errorText = useErrorText();
  return async (ask) => {
    try {
      const { expiredMinutes } = await ask();
      return { sent: true, expiredMinutes };
    } catch (error) {
      const many = isApiError(error, "verify.too_many_requests") || isApiError(error, "rate.limited");
      return { sent: false, reason: errorText(error), tooMany: many, retryAfter: many ? error.value.retryAfter : undefined };
    }
  };
}
