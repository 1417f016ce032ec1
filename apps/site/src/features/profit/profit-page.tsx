import { useTranslation } from "react-i18next";
import { DataTable } from "@baize/ui/data-table";
import { EmptyState } from "@baize/ui/empty-state";
import { Heading } from "@baize/ui/heading";
import { Group } from "@baize/ui/group";
import { SegmentedControl } from "@baize/ui/segmented-control";
import { Stack } from "@baize/ui/stack";
import { Text } from "@baize/ui/text";
import { inOnePart } from "../../shared/records/csv.ts";
import { DaysFilter } from "../../shared/records/days-filter.tsx";
import { daysAsFilters } from "../../shared/records/days-as-filters.ts";
import { ExportButton } from "../../shared/records/export-button.tsx";
import { NoResults } from "../../shared/records/no-results.tsx";
import { ReadError } from "../../shared/api/read-error.tsx";
import { useCentreQuery } from "../../shared/overlays/use-centre-query.ts";
import { useRead } from "../../shared/api/use-read.ts";
import { useRecordDays } from "../../shared/records/use-record-days.ts";
import { ProfitFigures } from "./profit-figures.tsx";
import { useProfitColumns, useProfitFileRows } from "./use-profit-columns.tsx";

const sides = ["day", "category"] as const;

/** Profit and loss by day or by kind of game; each line opens to its bets. */
export default function ProfitPage() {
  const { t } = useTranslation(["profit", "centre"]);
  const [params, change] = useCentreQuery();
  const by = sides.find((side) => side === params.get("by")) ?? "day";
  const days = useRecordDays();
  const read = useRead("bets.profit", { by, ...days.input }, { keepPrevious: true });
  const columns = useProfitColumns(by, read.data?.totals, days.input);
  const fileRows = useProfitFileRows();
  const rows = read.data?.items ?? [];
  return (
    <Stack gap={5}>
      <Group justify="between">
        <Heading level={2}>{t("centre:page.personalProfit")}</Heading>
        <ExportButton
          name={t("centre:page.personalProfit")}
          rows={() => inOnePart(fileRows(read.data))}
          disabled={rows.length === 0}
        />
      </Group>
      <Text tone="muted" measure>
        {t("note")}
      </Text>
      <DaysFilter days={days} />
      {read.data ? <ProfitFigures totals={read.data.totals} /> : null}
      <Group>
        <SegmentedControl
          aria-label={t("by")}
          items={sides.map((value) => ({ value, label: t(`by.${value}`) }))}
          value={by}
          onValueChange={(value) => change({ by: value === "day" ? "" : value })}
        />
      </Group>
      <DataTable
        caption={t("centre:page.personalProfit")}
        labelHidden
        columns={columns}
        rows={rows}
        rowKey={(line) => line.day ?? line.category ?? ""}
        loading={read.isPending}
        foldable
        empty={
          days.isSet ? (
            <NoResults filters={daysAsFilters(days)} />
          ) : (
            <EmptyState title={t("empty.title")} level="none">
              {t("empty.body")}
            </EmptyState>
          )
        }
        error={read.isError ? <ReadError read={read} /> : undefined}
      />
    </Stack>
  );
}
