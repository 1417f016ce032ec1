import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router-dom";
import { Link } from "@baize/ui/link";
import { SectionHeading } from "@baize/ui/section-heading";
import { pathOf } from "../../navigation/paths.ts";
import { PromotionList } from "../../shared/promotions/promotion-list.tsx";
import { useRead } from "../../shared/api/use-read.ts";

/** Three other offers that are open now. */
export function MorePromotions({ but }: { but: string }) {
  const { t } = useTranslation(["promotions", "common"]);
  const { data } = useRead("promotions.list", {});
  const others = (data?.items ?? []).filter(({ id, state }) => id !== but && state === "open").slice(0, 3);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="more-promotions">
      <SectionHeading
        titleId="more-promotions"
        title={t("more")}
        action={
          <Link standalone link={<RouterLink to={pathOf("promotions")} />}>
            {t("common:action.seeAll")}
          </Link>
        }
      />
      <PromotionList level={3} promotions={others} />
    </section>
  );
}
