import { useTranslation } from "react-i18next";
import { SmsCodeField } from "@baize/ui/sms-code-field";
import { useCodeRequest } from "./use-code-request.ts";
import type { ValueBinding } from "./use-site-form.ts";

interface CodeAnswerProps {
  readonly method: "sms" | "email";
  /** The masked number or mailbox. */
  readonly to: string | null;
  readonly storageKey: string;
  readonly send: Parameters<ReturnType<typeof useCodeRequest>>[0];
  readonly field: ValueBinding<string>;
}

/** A masked number or mailbox is read from left to right in every language. */
export const isolated = (text: string) => `\u2066${text}\u2069`;

/** A code that is sent to the account's own number or mailbox when the person asks for it. */
export function CodeAnswer({ method, to, storageKey, send, field }: CodeAnswerProps) {
  const { t } = useTranslation("auth");
  const request = useCodeRequest();
  return (
    <SmsCodeField
      label={t(`challenge.field.${method}`)}
      required
      description={to ? t(`challenge.to.${method}`, { to: isolated(to) }) : undefined}
      storageKey={storageKey}
      request={() => request(send)}
      {...field}
    />
  );
}
