import { useTranslation } from "react-i18next";
import type { SmsWords } from "@baize/ui/sms-code-field";

/** The texts of a field for a sent code. */
export function useSmsMessages(): SmsWords {
  const { t } = useTranslation(["auth", "common"]);
  return {
    send: t("code.send"),
    sending: t("code.sending"),
    resend: t("code.again"),
    resendIn: t("code.againIn"),
    waitIn: t("code.waitIn"),
    started: (seconds) => t("code.sent", { count: seconds }),
    ended: t("code.mayAsk"),
    failedTitle: t("code.failed"),
    failed: t("common:state.errorHint"),
    confirm: t("code.understood"),
    tooMany: t("code.tooMany"),
  };
}
