import { useTranslation } from "react-i18next";
import { Link as RouterLink, useSearchParams } from "react-router-dom";
import { Button } from "@baize/ui/button";
import { EmptyState } from "@baize/ui/empty-state";
import { Grid } from "@baize/ui/grid";
import { Page } from "@baize/ui/page";
import { PageHeading } from "@baize/ui/page-heading";
import { Skeleton, SkeletonRegion } from "@baize/ui/skeleton";
import { Tab, TabList, TabPanel, Tabs } from "@baize/ui/tabs";
import type { OutputOf } from "@baize/api/contract/contract";
import { useFormat } from "@baize/i18n/use-format";
import { pathOf } from "../../navigation/paths.ts";
import { ServerText } from "../../shared/language/server-text.tsx";
import * as css from "../../shared/page/page-layout.css.ts";
import { PromotionList } from "../../shared/promotions/promotion-list.tsx";
import { ReadError } from "../../shared/api/read-error.tsx";
import { useRead } from "../../shared/api/use-read.ts";
import { usePromotionBadge } from "./use-promotion-badge.tsx";

type Promotions = OutputOf<"promotions.list">;
const all = "all";

/** Every offer of the brand; the address holds the category (`?category=rebate`). */
export default function PromotionsPage() {
  const { t } = useTranslation(["promotions", "common"]);
  const format = useFormat();
  const read = useRead("promotions.list", {});
  return (
    <>
      <PageHeading title={t("common:title.promotions")} count={read.data ? format.number(read.data.items.length) : undefined} />
      <Page className={css.underHeading}>
        {read.isError ? <ReadError read={read} /> : null}
        {read.isPending ? <Coming /> : null}
        {read.data ? <ByCategory {...read.data} /> : null}
      </Page>
    </>
  );
}

function Coming() {
  const { t } = useTranslation();
  return (
    <SkeletonRegion label={t("state.loading")}>
      <Grid layout="thirds">
        {Array.from({ length: 9 }, (_, index) => (
          <Skeleton key={index} blockSize="118px" />
        ))}
      </Grid>
    </SkeletonRegion>
  );
}

function ByCategory({ items, categories }: Promotions) {
  const { t } = useTranslation("promotions");
  const [params, setParams] = useSearchParams();
  const badge = usePromotionBadge();
  if (items.length === 0) return <Nothing />;
  const asked = params.get("category");
  const chosen = categories.find(({ category }) => category === asked)?.category ?? all;
  const shown = items.filter(({ category }) => chosen === all || category === chosen);
  const choose = (next: string) => setParams(next === all ? {} : { category: next }, { replace: true, preventScrollReset: true });
  return (
    <Tabs value={chosen} onValueChange={choose}>
      <TabList aria-label={t("categories")}>
        <Tab value={all}>{t("all")}</Tab>
        {categories.map(({ category, title, lang }) => (
          <Tab key={category} value={category}>
            <ServerText lang={lang}>{title}</ServerText>
          </Tab>
        ))}
      </TabList>
      <TabPanel value={chosen}>
        {/* Ended offers come last; the rest keeps the brand's order. */}
        <PromotionList
          level={2}
          badge={badge}
          promotions={shown.toSorted((one, two) => Number(one.state === "closed") - Number(two.state === "closed"))}
        />
      </TabPanel>
    </Tabs>
  );
}

function Nothing() {
  const { t } = useTranslation(["promotions", "common"]);
  return (
    <EmptyState
      title={t("empty.title")}
      action={
        <Button asChild>
          <RouterLink to={pathOf("home")}>{t("common:action.goHome")}</RouterLink>
        </Button>
      }
    >
      {t("empty.body")}
    </EmptyState>
  );
}
