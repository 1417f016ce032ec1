import { useTranslation } from "react-i18next";
import { useSpans } from "../../shared/language/use-spans.ts";

/** The line that says when a payment usually arrives; none where the brand states no time. */
export function useUsualArrival(usualMinutes: number | undefined): readonly { id: string; term: string; detail: string }[] {
  const { t } = useTranslation("money");
  const spans = useSpans();
  if (usualMinutes === undefined) return [];
  return [{ id: "usual", term: t("deposit.usual"), detail: t("withdraw.within", { time: spans.minutes(usualMinutes) }) }];
}
