import { useTranslation } from "react-i18next";
import { DataTable } from "@baize/ui/data-table";
import { EmptyState } from "@baize/ui/empty-state";
import { Page } from "@baize/ui/page";
import { PageHeading } from "@baize/ui/page-heading";
import { Stack } from "@baize/ui/stack";
import { Tab, TabList, TabPanel, Tabs } from "@baize/ui/tabs";
import { Text } from "@baize/ui/text";
import * as css from "../../shared/page/page-layout.css.ts";
import { ReadError } from "../../shared/api/read-error.tsx";
import { useAddressQuery } from "../../shared/page/use-address-query.ts";
import { useRead } from "../../shared/api/use-read.ts";
import { useWinnerColumns } from "./use-winner-columns.tsx";
import { AsOf } from "../../shared/page/as-of.tsx";

const PERIODS = ["day", "week", "month"] as const;
type Period = (typeof PERIODS)[number];

/** The winners board: the largest prizes of a day, a week or a month, accounts masked; the address holds which. */
export default function WinnersPage() {
  const { t } = useTranslation(["winners", "common"]);
  const [params, change] = useAddressQuery();
  const period = PERIODS.find((one) => one === params.get("period")) ?? "day";
  return (
    <>
      <PageHeading title={t("common:title.winners")} lead={t("lead")} />
      <Page className={css.underHeading}>
        <Tabs value={period} onValueChange={(next) => change({ period: next })}>
          <TabList aria-label={t("periods")}>
            {PERIODS.map((one) => (
              <Tab key={one} value={one}>
                {t(`period.${one}`)}
              </Tab>
            ))}
          </TabList>
          <TabPanel value={period}>
            <Board period={period} />
          </TabPanel>
        </Tabs>
      </Page>
    </>
  );
}

function Board({ period }: { period: Period }) {
  const { t } = useTranslation(["winners", "common"]);
  const read = useRead("winners.list", { period, count: 50 });
  const items = read.data?.items ?? [];
  const columns = useWinnerColumns(items);
  return (
    <Stack gap={3}>
      {read.data?.demonstration ? <Text tone="muted">{t("common:winners.demonstration")}</Text> : null}
      <DataTable
        caption={t(`period.${period}`)}
        labelHidden
        columns={columns}
        rows={items}
        rowKey={({ id }) => id}
        loading={read.isPending}
        empty={<EmptyState title={t("empty.title")}>{t("empty.body")}</EmptyState>}
        error={read.isError ? <ReadError read={read} /> : undefined}
      />
      <AsOf at={read.dataUpdatedAt || undefined} />
    </Stack>
  );
}
