import { useTranslation } from "react-i18next";
import { isApiError } from "@baize/api/client/api-error";
import { useFormat } from "@baize/i18n/use-format";
import { useErrorText } from "../../shared/api/use-error-text.ts";
import { closeTime } from "./close-time.ts";

/** Why a slip was not bought, with what the server said about it. */
export function useBuyError(): (error: unknown) => string {
  const { t } = useTranslation("lottery");
  const format = useFormat();
  const errorText = useErrorText();
  return (error) => {
    if (isApiError(error, "lottery.draw_closed") && error.value.open) {
      const { issue, closesAt } = error.value.open;
      return `${errorText(error)} ${t("slip.openNow", { number: issue, time: closeTime(closesAt, error.value.now, format) })}`;
    }
    if (isApiError(error, "lottery.member_limit")) {
      const { value } = error;
      return t("slip.left", { amount: format.money({ amount: value.left, currency: value.currency }) });
    }
    if (isApiError(error, "lottery.number_full")) return t("slip.full", { number: error.value.number.replace(/^\d+:/, "") });
    return errorText(error);
  };
}
