import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router-dom";
import { BrandMark } from "@baize/ui/brand-mark";
import { Button } from "@baize/ui/button";
import { Grid } from "@baize/ui/grid";
import { Group } from "@baize/ui/group";
import { Page } from "@baize/ui/page";
import { PageHeading } from "@baize/ui/page-heading";
import { SearchField } from "@baize/ui/search-field";
import { Skeleton, SkeletonRegion } from "@baize/ui/skeleton";
import { Stack } from "@baize/ui/stack";
import { pathOf } from "../../navigation/paths.ts";
import * as css from "../../shared/page/page-layout.css.ts";
import { ReadError } from "../../shared/api/read-error.tsx";
import { useRead } from "../../shared/api/use-read.ts";
import { useBrandTitle } from "../../shared/brand/use-brand-title.ts";
import * as centre from "./help-centre-page.css.ts";
import { HelpArticles } from "./help-articles.tsx";
import { ContactMethods } from "./contact-methods.tsx";
import { helpSearchLimit, useHelpQuery } from "./use-help-query.ts";

interface HelpCentreProps {
  /** While the site is closed: the notice in place of what leads into the site. */
  closed?: ReactNode;
}

/** Common questions, by subject. Without header and footer, because apps and chats open it in a window of its own. */
export default function HelpCentrePage({ closed }: HelpCentreProps) {
  const { t } = useTranslation(["help", "common"]);
  const read = useRead("help.centre", {});
  const query = useHelpQuery();
  const name = useBrandTitle();
  return (
    <>
      <Page className={centre.top}>
        <Group justify="between">
          <BrandMark name={name} />
          {closed ? null : (
            <Button asChild variant="ghost" size="sm">
              <RouterLink to={pathOf("home")}>{t("common:action.goHome")}</RouterLink>
            </Button>
          )}
        </Group>
      </Page>
      <PageHeading title={t("common:title.helpCentre")} />
      <Page className={css.underHeading}>
        <Grid layout="rail" className={css.fromTop}>
          <Stack gap={6}>
            <SearchField
              label={t("centre.search")}
              maxLength={helpSearchLimit}
              value={query.search}
              onValueChange={query.setSearch}
            />
            {read.isError ? <ReadError read={read} /> : null}
            {read.isPending ? <Coming /> : null}
            {read.data ? <HelpArticles sections={read.data.sections} query={query} /> : null}
          </Stack>
          {closed ?? <ContactMethods but="centre" />}
        </Grid>
      </Page>
    </>
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
