import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router-dom";
import { Link } from "@baize/ui/link";
import { SectionHeading } from "@baize/ui/section-heading";
import { pathOf } from "../../navigation/paths.ts";
import { PromotionList } from "../../shared/promotions/promotion-list.tsx";
import { useRead } from "../../shared/api/use-read.ts";

/** The first three open offers, and a link to all. */
export function HomePromotions() {
  const { t } = useTranslation();
  const { data } = useRead("promotions.list", {});
  const open = data?.items.filter(({ state }) => state === "open") ?? [];
  if (!data || open.length === 0) return null;
  return (
    <section aria-labelledby="promotions">
      <SectionHeading
        titleId="promotions"
        title={t("title.promotions")}
        action={
          <Link standalone link={<RouterLink to={pathOf("promotions")} />}>
            {t("count.all", { count: data.items.length })}
          </Link>
        }
      />
      <PromotionList level={3} promotions={open.slice(0, 3)} />
    </section>
  );
}
