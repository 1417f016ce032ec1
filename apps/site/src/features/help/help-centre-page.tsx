import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router-dom";
import { BrandMark } from "@baize/ui/brand-mark";
import { Button } from "@baize/ui/button";
import { Grid } from "@baize/ui/grid";
import { Heading } from "@baize/ui/heading";
import { Inline } from "@baize/ui/inline";
import { Page } from "@baize/ui/page";
import { SearchField } from "@baize/ui/search-field";
import { Skeleton, SkeletonRegion } from "@baize/ui/skeleton";
import { Stack } from "@baize/ui/stack";
import { pathOf } from "../../routes.ts";
import * as css from "../../shared/page-layout.css.ts";
import { ReadError } from "../../shared/read-error.tsx";
import { useRead } from "../../shared/use-endpoint.ts";
import { useWhitelabel } from "../../shared/use-whitelabel.ts";
import { HelpArticles } from "./help-articles.tsx";
import { HelpWays } from "./help-ways.tsx";
import { searchLimit, useHelpPlace } from "./use-help-place.ts";

/** What people ask, by subject. It stands alone, without header and footer: apps and chats open it in a window of its own. */
export default function HelpCentrePage() {
  const { t } = useTranslation(["help", "common"]);
  const { data: brand } = useWhitelabel();
  const read = useRead("help.centre", {});
  const place = useHelpPlace();
  const name = brand?.brand.title ?? "";
  return (
    <Page className={css.page}>
      <Stack gap={6}>
        <Inline justify="between">
          <BrandMark name={name} />
          <Button asChild variant="quiet" size="sm">
            <RouterLink to={pathOf("home")}>{t("common:action.goHome")}</RouterLink>
          </Button>
        </Inline>
        <Heading level={1} size="2xl">
          {t("common:title.helpCentre")}
        </Heading>
        <Grid layout="rail" className={css.fromTop}>
          <Stack gap={6}>
            <SearchField
              label={t("centre.search")}
              clearLabel={t("centre.clear")}
              maxLength={searchLimit}
              value={place.search}
              onValueChange={place.setSearch}
            />
            {read.isError ? <ReadError read={read} /> : null}
            {read.isPending ? <Coming /> : null}
            {read.data ? <HelpArticles sections={read.data.sections} place={place} /> : null}
          </Stack>
          <HelpWays but="centre" />
        </Grid>
      </Stack>
    </Page>
  );
}

function Coming() {
  const { t } = useTranslation();
  return (
    <SkeletonRegion label={t("state.loading")}>
      <Stack gap={6}>
        <Skeleton blockSize="12rem" />
        <Skeleton blockSize="9rem" />
      </Stack>
    </SkeletonRegion>
  );
}
