import { useTranslation } from "react-i18next";
import { useFormat } from "@baize/i18n/use-format";
import type { DataTableColumn } from "@baize/ui/data-table";
import { Money } from "@baize/ui/money";
import { Stack } from "@baize/ui/stack";
import { Text } from "@baize/ui/text";
import { ReadPart } from "../../shared/api/read-part.tsx";
import { usePages, wholeList } from "../../shared/api/use-pages.ts";
import { useRead } from "../../shared/api/use-read.ts";
import { useMoney } from "../../shared/money/use-money.ts";
import { PartSkeleton } from "../../shared/page/part-skeleton.tsx";
import { fileTime, type FileRows } from "../../shared/records/csv.ts";
import { RecordHead } from "../../shared/records/record-head.tsx";
import { RecordTable } from "../../shared/records/record-table.tsx";
import { SumFigures } from "../../shared/records/sum-figures.tsx";
import { StatementTrail } from "./statement-trail.tsx";
import type { CountedWager, StatementPage } from "./types.ts";

interface WagerListProps {
  readonly page: StatementPage;
  readonly id: string;
  readonly line: number;
}

/** The wagers that one line of a statement was computed from. */
export function WagerList({ page, id, line }: WagerListProps) {
  const { t } = useTranslation(["agent-income", "centre"]);
  const read = useRead("income.get", { id });
  const list = usePages("income.wagers", { id, line });
  const totals = list.first?.totals;
  const sums = totals && [
    { label: t("wagers.count"), of: totals.count },
    { label: t("wagers.counted"), of: totals.counted },
  ];
  return (
    <Stack gap={4}>
      <ReadPart read={read} waiting={<PartSkeleton blockSize="1.5rem" />}>
        {({ statement }) => <StatementTrail page={page} statement={statement} part={t("wagers.title")} />}
      </ReadPart>
      <RecordHead title={t("wagers.title")} fileRows={useFileRows(id, line)} none={list.rows.length === 0} />
      <Text size="sm" tone="muted" measure>
        {t("wagers.lead")}
      </Text>
      <SumFigures sums={list.rows.length > 0 ? (sums ?? undefined) : undefined} />
      <RecordTable
        density="compact"
        title={t("wagers.title")}
        empty={{ title: t("wagers.none") }}
        columns={useColumns()}
        rowKey={(wager) => String(list.rows.indexOf(wager))}
        list={list}
      />
    </Stack>
  );
}

const AMOUNTS = ["stake", "payout", "validBet", "counted"] as const;

function useColumns(): DataTableColumn<CountedWager>[] {
  const { t } = useTranslation("agent-income");
  const format = useFormat();
  const money = useMoney();
  return [
    { id: "account", header: t("wagers.account"), rowHeader: true, priority: 1, cell: ({ account }) => <bdi>{account}</bdi> },
    { id: "at", header: t("wagers.at"), priority: 2, cell: ({ at }) => format.dateTime(at) },
    { id: "status", header: t("wagers.status"), priority: 2, cell: ({ status }) => t(`wagers.status.${status}`) },
    ...AMOUNTS.map((name): DataTableColumn<CountedWager> => ({
      id: name,
      header: t(`wagers.${name}`),
      align: "end",
      priority: name === "counted" ? 1 : 3,
      cell: (wager) => <Money parts={money(wager[name])} />,
    })),
  ];
}

/** Every wager of the line as rows of a file. */
function useFileRows(id: string, line: number): () => FileRows {
  const { t } = useTranslation("agent-income");
  return wholeList("income.wagers", { id, line }, [
    [t("wagers.account"), ({ account }) => account],
    [t("wagers.at"), ({ at }) => fileTime(at)],
    [t("wagers.status"), ({ status }) => t(`wagers.status.${status}`)],
    ...AMOUNTS.map((name) => [t(`wagers.${name}`), (wager: CountedWager) => wager[name].amount] as const),
    [t("column.currency"), ({ counted }) => counted.currency],
  ]);
}
