import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router-dom";
import { CONTRACT_TYPES } from "@baize/domain/agents/contract/type";
import type { MoneyAmount } from "@baize/domain/money/money";
import { useFormat } from "@baize/i18n/use-format";
import type { DataTableColumn } from "@baize/ui/data-table";
import { Group } from "@baize/ui/group";
import { Link } from "@baize/ui/link";
import { Money } from "@baize/ui/money";
import { Stack } from "@baize/ui/stack";
import { usePages, wholeList } from "../../shared/api/use-pages.ts";
import { useMoney } from "../../shared/money/use-money.ts";
import { useOverlay } from "../../shared/overlays/use-overlay.ts";
import { DaysFilter } from "../../shared/records/days-filter.tsx";
import { daysAsFilters } from "../../shared/records/days-as-filters.ts";
import { RecordHead } from "../../shared/records/record-head.tsx";
import { RecordTable } from "../../shared/records/record-table.tsx";
import { useRecordDays } from "../../shared/records/use-record-days.ts";
import { AsOfDays } from "../../shared/records/as-of-days.tsx";
import { type IncomeDay, STATEMENTS } from "./types.ts";
import { useWay, WayChoice } from "./way-choice.tsx";

/** At noon UTC it is the same day in nearly every zone that dates are written in. */
const NOON = 43_200_000;

const COLUMNS = [...CONTRACT_TYPES, "total"] as const;

/** What the agent was paid, or pays, day by day and type by type; each figure opens to its statements. */
export function IncomeDays() {
  const { t } = useTranslation(["agent-income", "agents", "centre"]);
  const [way] = useWay();
  const days = useRecordDays();
  const list = usePages("income.days", { way, ...days.input });
  const title = t("centre:page.myIncome");
  const fileRows = wholeList("income.days", { way, ...days.input }, [
    [t("column.day"), ({ day }) => day],
    ...COLUMNS.map((name) => [t(`column.${name}`), (day: IncomeDay) => day[name].amount] as const),
    [t("column.statements"), ({ statements }) => String(statements)],
  ]);
  return (
    <Stack gap={4}>
      <RecordHead title={title} fileRows={fileRows} none={list.rows.length === 0} />
      <Group justify="between">
        <WayChoice />
        <AsOfDays at={list.first?.asOf} />
      </Group>
      <DaysFilter days={days} />
      <RecordTable
        density="compact"
        title={title}
        empty={{ title: t("empty.days.title"), body: t("empty.days.body") }}
        filters={daysAsFilters(days)}
        columns={useColumns(list.first?.totals ?? undefined)}
        rowKey={({ day }) => day}
        list={list}
      />
    </Stack>
  );
}

function useColumns(totals: Omit<IncomeDay, "day"> | undefined): DataTableColumn<IncomeDay>[] {
  const { t } = useTranslation("agent-income");
  const format = useFormat();
  const money = useMoney();
  const { addressOf } = useOverlay();
  const [way] = useWay();
  const figure = (amount: MoneyAmount) => <Money parts={money(amount)} />;
  const toStatements = (day: string, type: string) =>
    addressOf("agent", `myIncome/${STATEMENTS}`, {
      from: day,
      to: day,
      ...(way === "paid" && { way }),
      ...(type !== "total" && { type }),
    });
  return [
    {
      id: "day",
      header: t("column.day"),
      rowHeader: true,
      priority: 1,
      cell: ({ day }) => <Link link={<RouterLink to={toStatements(day, "total")} />}>{format.date(Date.parse(day) + NOON)}</Link>,
    },
    ...COLUMNS.map((name): DataTableColumn<IncomeDay> => ({
      id: name,
      header: t(`column.${name}`),
      align: "end",
      priority: name === "total" ? 1 : 2,
      total: totals && figure(totals[name]),
      cell: (day) =>
        Number(day[name].amount) === 0 ? (
          figure(day[name])
        ) : (
          <Link link={<RouterLink to={toStatements(day.day, name)} />}>{figure(day[name])}</Link>
        ),
    })),
  ];
}
