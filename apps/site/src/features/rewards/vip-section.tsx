import { useState } from "react";
import { useTranslation } from "react-i18next";
import { minorOf } from "@baize/domain/money/amount";
import { Button } from "@baize/ui/button";
import type { DataTableColumn } from "@baize/ui/data-table";
import { LevelMeter } from "@baize/ui/level-meter";
import { Money } from "@baize/ui/money";
import { SectionHeading } from "@baize/ui/section-heading";
import { Stack } from "@baize/ui/stack";
import { Text } from "@baize/ui/text";
import type { OutputOf } from "@baize/api/contract/contract";
import { useFormat } from "@baize/i18n/use-format";
import { ExportButton } from "../../shared/records/export-button.tsx";
import { ReadError } from "../../shared/api/read-error.tsx";
import { RecordTable } from "../../shared/records/record-table.tsx";
import { useRead } from "../../shared/api/use-read.ts";
import { useMoney } from "../../shared/money/use-money.ts";
import { usePages } from "../../shared/api/use-pages.ts";
import { type Rebate, RebateLines } from "./rebate-lines.tsx";
import { useRebateFileRows } from "./use-reward-file-rows.ts";

/** The level, the progress to the next, and the bets of each rebate. */
export function VipSection() {
  const { t } = useTranslation(["rewards", "common"]);
  const vip = useRead("vip.get", {});
  const rebates = usePages("rebates.list", {});
  const [explained, explain] = useState<Rebate>();
  return (
    <section aria-labelledby="vip">
      <Stack gap={4}>
        <SectionHeading
          level={3}
          titleId="vip"
          title={t("vip.title")}
          action={<ExportButton name={t("vip.rebates")} rows={useRebateFileRows()} disabled={rebates.rows.length === 0} />}
        />
        {vip.isError ? <ReadError read={vip} /> : null}
        {vip.data ? <Level vip={vip.data} /> : null}
        <Text tone="muted">{t("vip.lead")}</Text>
        <RecordTable
          title={t("vip.rebates")}
          titleShown
          columns={useColumns(explain, rebates.first?.totals)}
          rowKey={({ day, category }) => `${day} ${category}`}
          list={rebates}
          empty={{ title: t("vip.empty") }}
          messages={{ totals: t("bonus.lines.total") }}
        />
        <RebateLines rebate={explained} close={() => explain(undefined)} />
      </Stack>
    </section>
  );
}

function Level({ vip: { level, validBets, levels } }: { vip: OutputOf<"vip.get"> }) {
  const { t } = useTranslation("rewards");
  const format = useFormat();
  const money = minorOf(validBets);
  const held = levels.find((one) => one.level === level);
  // A reached level is kept, so the meter never falls below its start.
  const reached = held && minorOf(held.from) > money ? minorOf(held.from) : money;
  const next = levels.find((one) => one.level > level && minorOf(one.from) > money);
  const missing = next
    ? t("vip.missing", {
        amount: format.money({ minor: minorOf(next.from) - money, currency: validBets.currency, digits: 2 }),
        level: next.level,
      })
    : t("vip.top");
  return (
    <LevelMeter
      label={t("vip.now")}
      nextLabel={t("vip.next")}
      levels={levels.map((one) => ({
        id: String(one.level),
        name: t("vip.name", { level: one.level }),
        from: minorOf(one.from),
      }))}
      value={reached}
      valueLabel={t("vip.played", { level, amount: format.money(validBets) })}
      missing={missing}
    />
  );
}

/** `totals`: the sums of all lines. */
function useColumns(
  explain: (rebate: Rebate) => void,
  totals: OutputOf<"rebates.list">["totals"] | undefined,
): DataTableColumn<Rebate>[] {
  const { t } = useTranslation(["rewards", "common"]);
  const format = useFormat();
  const money = useMoney();
  const nameOf = ({ day, category, validBet }: Rebate) =>
    t("vip.lines.open", {
      amount: format.money(validBet),
      kind: t(`common:category.${category}`),
      week: format.date(Date.parse(`${day}T12:00:00Z`)),
    });
  return [
    { id: "week", header: t("vip.week"), rowHeader: true, cell: ({ day }) => format.date(Date.parse(`${day}T12:00:00Z`)) },
    { id: "kind", header: t("vip.kind"), cell: ({ category }) => t(`common:category.${category}`) },
    {
      id: "bets",
      header: t("bonus.lines.valid"),
      align: "end",
      cell: (rebate) => (
        <Button variant="ghost" size="sm" aria-label={nameOf(rebate)} onClick={() => explain(rebate)}>
          <Money parts={money(rebate.validBet)} />
        </Button>
      ),
      total: totals?.count ? <Money parts={money(totals.validBet)} /> : undefined,
    },
    { id: "rate", header: t("vip.rate"), align: "end", cell: ({ ratePpm }) => format.percent(ratePpm / 1_000_000, 2) },
    {
      id: "amount",
      header: t("vip.amount"),
      align: "end",
      cell: ({ amount }) => <Money parts={money(amount)} />,
      total: totals?.count ? <Money parts={money(totals.amount)} /> : undefined,
    },
    { id: "state", header: t("bonus.filter"), cell: ({ state }) => t(`pending.state.${state}`) },
  ];
}
