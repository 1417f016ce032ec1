import { useTranslation } from "react-i18next";
import { Page } from "@baize/ui/page";
import { PageHeading } from "@baize/ui/page-heading";
import { Stack } from "@baize/ui/stack";
import * as css from "../../shared/page/page-layout.css.ts";
import { EarningTable } from "./earning-table.tsx";
import { MyPoints } from "./my-points.tsx";
import { Rewards } from "./rewards.tsx";

/** Goods for points, the member's points, and how to earn them. */
export default function PointsMallPage() {
  const { t } = useTranslation(["points", "common"]);
  return (
    <>
      <PageHeading title={t("common:title.pointMall")} lead={t("lead")} action={<MyPoints />} />
      <Page className={css.underHeading}>
        <Stack gap={8}>
          <Rewards />
          <EarningTable />
        </Stack>
      </Page>
    </>
  );
}
