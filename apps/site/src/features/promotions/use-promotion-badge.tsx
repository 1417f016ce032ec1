import { useTranslation } from "react-i18next";
import { Badge } from "@baize/ui/badge";
import { useFormat } from "@baize/i18n/use-format";
import type { Promotion } from "../../shared/promotions/promotion-list.tsx";

/** A card's text about an offer's time; undefined for one without an end. */
export function usePromotionBadge() {
  const { t } = useTranslation("promotions");
  const format = useFormat();
  return ({ state, startsAt, endsAt }: Promotion) => {
    if (state === "coming_soon") return <Badge tone="info">{t("from", { date: format.date(startsAt, "day") })}</Badge>;
    if (state === "closed") return <Badge>{t("state.closed")}</Badge>;
    return endsAt === null ? undefined : <Badge tone="warning">{t("until", { date: format.date(endsAt, "day") })}</Badge>;
  };
}
