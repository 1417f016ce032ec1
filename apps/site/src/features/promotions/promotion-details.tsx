import { useTranslation } from "react-i18next";
import { DescriptionList } from "@baize/ui/description-list";
import { PrintedBox } from "@baize/ui/printed-box";
import { useFormat } from "@baize/i18n/use-format";
import type { Promotion } from "../../shared/promotions/promotion-list.tsx";
import { useRead } from "../../shared/api/use-read.ts";

/** The facts of an offer: subject and dates. */
export function PromotionDetails({ promotion: { category, state, startsAt, endsAt } }: { promotion: Promotion }) {
  const { t } = useTranslation("promotions");
  const format = useFormat();
  const { data } = useRead("promotions.list", {});
  const kind = data?.categories.find((one) => one.category === category)?.title;
  return (
    <PrintedBox legend={t("glance")}>
      <DescriptionList
        items={[
          ...(kind ? [{ id: "category", term: t("fact.category"), detail: kind }] : []),
          { id: "state", term: t("fact.state"), detail: t(`state.${state}`) },
          { id: "starts", term: t("fact.starts"), detail: format.date(startsAt) },
          { id: "ends", term: t("fact.ends"), detail: endsAt === null ? t("fact.noEnd") : format.date(endsAt) },
        ]}
      />
    </PrintedBox>
  );
}
