import { useTranslation } from "react-i18next";
import { EmptyState } from "@baize/ui/empty-state";
import { Grid } from "@baize/ui/grid";
import { Page } from "@baize/ui/page";
import { PageHeading } from "@baize/ui/page-heading";
import { Skeleton, SkeletonRegion } from "@baize/ui/skeleton";
import * as css from "../../shared/page/page-layout.css.ts";
import { ReadError } from "../../shared/api/read-error.tsx";
import { useRead } from "../../shared/api/use-read.ts";
import { AppCard } from "./app-card.tsx";
import { Install } from "./install.tsx";
import { isOwnDevice } from "./own-device.ts";

/** The brand's apps: links, QR codes, and how to install them. */
export default function DownloadPage() {
  const { t } = useTranslation(["downloads", "common"]);
  const read = useRead("download.info", {});
  const apps = read.data?.items.toSorted(
    (one, two) => Number(isOwnDevice(two.resourceType)) - Number(isOwnDevice(one.resourceType)),
  );
  return (
    <>
      <PageHeading title={t("common:title.app")} lead={t("lead")} action={<Install />} />
      <Page className={css.underHeading}>
        {read.isError ? <ReadError read={read} /> : null}
        {read.isPending ? <Coming /> : null}
        {apps?.length === 0 ? <EmptyState title={t("empty.title")}>{t("empty.body")}</EmptyState> : null}
        {apps && apps.length > 0 ? (
          <Grid as="ul" layout="thirds" gap={6}>
            {apps.map((app) => (
              <li key={app.resourceType}>
                <AppCard app={app} />
              </li>
            ))}
          </Grid>
        ) : null}
      </Page>
    </>
  );
}

function Coming() {
  const { t } = useTranslation();
  return (
    <SkeletonRegion label={t("state.loading")}>
      <Grid layout="thirds" gap={6}>
        <Skeleton blockSize="26rem" />
        <Skeleton blockSize="26rem" />
        <Skeleton blockSize="26rem" />
      </Grid>
    </SkeletonRegion>
  );
}
