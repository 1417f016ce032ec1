import { useTranslation } from "react-i18next";
import { Link as RouterLink, Navigate, useSearchParams } from "react-router-dom";
import { isApiError } from "@baize/api/client/api-error";
import { Breadcrumb } from "@baize/ui/breadcrumb";
import { Button } from "@baize/ui/button";
import { EmptyState } from "@baize/ui/empty-state";
import { Grid } from "@baize/ui/grid";
import { Page } from "@baize/ui/page";
import { Skeleton, SkeletonRegion, SkeletonText } from "@baize/ui/skeleton";
import { Stack } from "@baize/ui/stack";
import { pathOf } from "../../navigation/paths.ts";
import * as css from "../../shared/page/page-layout.css.ts";
import { ReadError } from "../../shared/api/read-error.tsx";
import { useServerMark } from "../../shared/language/server-text.tsx";
import { SiteText } from "../../shared/page/site-text.tsx";
import { useRead } from "../../shared/api/use-read.ts";
import { usePageName } from "../../shared/page/use-page-name.ts";
import { MorePromotions } from "./more-promotions.tsx";
import { PromotionAction } from "./promotion-action.tsx";
import { PromotionDetails } from "./promotion-details.tsx";
import { PromotionHead } from "./promotion-head.tsx";

/** The form of an id of the server. */
const isId = (value: string) => /^[\w.:-]{1,64}$/.test(value);

/** The offer of the address (`?id=`): its figure, its terms, and other current offers. */
export default function PromotionPage() {
  const [params] = useSearchParams();
  const id = params.get("id") ?? "";
  if (!isId(id)) return <Navigate to={pathOf("promotions")} replace />;
  return (
    <Page className={css.page}>
      <Stack gap={8}>
        <One key={id} id={id} />
        <MorePromotions but={id} />
      </Stack>
    </Page>
  );
}

function One({ id }: { id: string }) {
  const { t } = useTranslation(["promotions", "common"]);
  const read = useRead("promotions.get", { id });
  const serverMark = useServerMark();
  usePageName(read.data?.title);
  if (isApiError(read.error, "promotion.not_found")) return <Gone />;
  if (read.isError) return <ReadError read={read} />;
  if (!read.data) return <Coming />;
  const promotion = read.data;
  const way = [
    { label: t("common:title.promotions"), link: <RouterLink to={pathOf("promotions")} /> },
    { label: promotion.title },
  ];
  return (
    <Stack gap={5}>
      <Breadcrumb aria-label={t("here")} crumbs={way} />
      <PromotionHead promotion={promotion} />
      <Grid layout="rail" className={css.fromTop}>
        <SiteText html={promotion.content} under={1} {...serverMark(promotion.lang)} />
        <Stack gap={5}>
          <PromotionAction id={promotion.id} title={promotion.title} />
          <PromotionDetails promotion={promotion} />
        </Stack>
      </Grid>
    </Stack>
  );
}

function Gone() {
  const { t } = useTranslation(["promotions", "errors", "common"]);
  usePageName(t("common:title.promotion"));
  return (
    <EmptyState
      level={1}
      title={t("errors:promotion.not_found")}
      action={
        <Button asChild>
          <RouterLink to={pathOf("promotions")}>{t("gone.action")}</RouterLink>
        </Button>
      }
    />
  );
}

function Coming() {
  const { t } = useTranslation();
  return (
    <SkeletonRegion label={t("state.loading")}>
      <Stack gap={5}>
        <Skeleton shape="text" inlineSize="12rem" />
        <Skeleton blockSize="14rem" />
        <SkeletonText lines={5} />
      </Stack>
    </SkeletonRegion>
  );
}
