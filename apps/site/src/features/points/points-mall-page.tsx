import { useTranslation } from "react-i18next";
import { Heading } from "@baize/ui/heading";
import { Group } from "@baize/ui/group";
import { Page } from "@baize/ui/page";
import { Stack } from "@baize/ui/stack";
import { Text } from "@baize/ui/text";
import * as css from "../../shared/page/page-layout.css.ts";
import { EarningTable } from "./earning-table.tsx";
import { MyPoints } from "./my-points.tsx";
import { Rewards } from "./rewards.tsx";

/** Goods for points, the member's points, and how to earn them. */
export default function PointsMallPage() {
  const { t } = useTranslation(["points", "common"]);
  return (
    <Page className={css.page}>
      <Stack gap={8}>
        <Group justify="between" gap={5}>
          <Stack gap={2}>
            <Heading level={1} size="2xl">
              {t("common:title.pointMall")}
            </Heading>
            <Text tone="muted">{t("lead")}</Text>
          </Stack>
          <MyPoints />
        </Group>
        <Rewards />
        <EarningTable />
      </Stack>
    </Page>
  );
}
