import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router-dom";
import { minorOf } from "@baize/domain/money/wire";
import { DataTable } from "@baize/ui/data-table";
import type { DataTableColumn } from "@baize/ui/data-table/columns";
import { EmptyState } from "@baize/ui/empty-state";
import { LevelMeter } from "@baize/ui/level-meter";
import { Link } from "@baize/ui/link";
import { Money } from "@baize/ui/money";
import { SectionHeading } from "@baize/ui/section-heading";
import { Stack } from "@baize/ui/stack";
import { Text } from "@baize/ui/text";
import type { OutputOf } from "@baize/api/contract";
import { useFormat } from "@baize/i18n/use-format";
import { ReadError } from "../../shared/read-error.tsx";
import { useRead } from "../../shared/use-endpoint.ts";
import { useMoney } from "../../shared/use-money.ts";
import { useOverlay } from "../../shared/use-overlay.ts";

type Line = OutputOf<"rebates.list">["items"][number];

/** The level, what leads to the next, and each line that made a rebate. */
export function VipSection() {
  const { t } = useTranslation(["rewards", "common"]);
  const vip = useRead("vip.get", {});
  const rebates = useRead("rebates.list", {});
  return (
    <section aria-labelledby="vip">
      <Stack gap={4}>
        <SectionHeading level={3} titleId="vip" title={t("vip.title")} />
        {vip.isError ? <ReadError read={vip} /> : null}
        {vip.data ? <Level vip={vip.data} /> : null}
        <Text tone="muted">{t("vip.lead")}</Text>
        <DataTable
          caption={t("vip.rebates")}
          columns={useColumns()}
          rows={rebates.data?.items ?? []}
          rowKey={({ day, category }) => `${day} ${category}`}
          loading={rebates.isPending}
          loadingLabel={t("common:state.loading")}
          empty={<EmptyState title={t("vip.empty")} level="none" />}
          error={rebates.isError ? <ReadError read={rebates} /> : undefined}
        />
      </Stack>
    </section>
  );
}

function Level({ vip: { level, validBets, levels } }: { vip: OutputOf<"vip.get"> }) {
  const { t } = useTranslation("rewards");
  const format = useFormat();
  const money = minorOf(validBets);
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
      value={money}
      valueLabel={t("vip.played", { level, amount: format.money(validBets) })}
      missing={missing}
    />
  );
}

const DAY_MS = 86_400_000;

/** Monday to Sunday: the bets whose sum the line is. */
function weekOf(monday: string): { from: string; to: string } {
  return { from: monday, to: new Date(Date.parse(monday) + 6 * DAY_MS).toISOString().slice(0, 10) };
}

function useColumns(): DataTableColumn<Line>[] {
  const { t } = useTranslation(["rewards", "common"]);
  const format = useFormat();
  const money = useMoney();
  const { addressOf } = useOverlay();
  return [
    { id: "week", header: t("vip.week"), rowHeader: true, cell: ({ day }) => format.date(Date.parse(`${day}T12:00:00Z`)) },
    { id: "kind", header: t("vip.kind"), cell: ({ category }) => t(`common:category.${category}`) },
    {
      id: "bets",
      header: t("bonus.lines.valid"),
      align: "end",
      cell: ({ day, category, validBet }) => (
        // The row's head and the column's say which bets.
        <Link link={<RouterLink to={addressOf("member", "personalHistoryCopy", { ...weekOf(day), category })} />}>
          <Money parts={money(validBet)} />
        </Link>
      ),
    },
    { id: "rate", header: t("vip.rate"), align: "end", cell: ({ ratePpm }) => format.percent(ratePpm / 1_000_000, 2) },
    { id: "amount", header: t("vip.amount"), align: "end", cell: ({ amount }) => <Money parts={money(amount)} /> },
    { id: "state", header: t("bonus.filter"), cell: ({ state }) => t(`due.state.${state}`) },
  ];
}
