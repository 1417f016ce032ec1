import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router-dom";
import { useFormat } from "@baize/i18n/use-format";
import type { DataTableColumn } from "@baize/ui/data-table";
import { Link } from "@baize/ui/link";
import { Money } from "@baize/ui/money";
import { Stack } from "@baize/ui/stack";
import { Text } from "@baize/ui/text";
import { usePages, wholeList } from "../../shared/api/use-pages.ts";
import { useMoney } from "../../shared/money/use-money.ts";
import { useOverlay } from "../../shared/overlays/use-overlay.ts";
import { fileTime, type FileRows } from "../../shared/records/csv.ts";
import { RecordHead } from "../../shared/records/record-head.tsx";
import { RecordTable } from "../../shared/records/record-table.tsx";
import { microAmount } from "./micro-amount.ts";
import { type Statement, type StatementLine, type StatementPage, statementPath, wagersPath } from "./types.ts";
import { useIncomeTexts } from "./use-income-texts.ts";

interface StatementLinesProps {
  readonly page: StatementPage;
  readonly statement: Statement;
}

/** The lines of a statement, whose sum is its amount. Each opens to the wagers that it counts. */
export function StatementLines({ page, statement }: StatementLinesProps) {
  const { t } = useTranslation(["agent-income", "centre"]);
  const money = useMoney();
  const list = usePages("income.lines", { id: statement.id });
  const totals = list.first?.totals;
  return (
    <Stack gap={3}>
      <RecordHead
        title={t("lines.title")}
        level={3}
        file={`${t("lines.title")} ${new Date(statement.startsAt).toISOString().slice(0, 10)}`}
        fileRows={useFileRows(statement)}
        none={list.rows.length === 0}
      />
      <Text size="sm" tone="muted" measure>
        {t("lines.lead")}
      </Text>
      <RecordTable
        density="compact"
        title={t("lines.title")}
        empty={{ title: t("lines.none") }}
        columns={useColumns(page, statement, totals ? <Money parts={money(totals.amount)} /> : undefined)}
        rowKey={({ line }) => String(line)}
        list={list}
      />
    </Stack>
  );
}

/** Whether a line counts wagers itself. */
const hasWagers = ({ rule }: StatementLine): boolean => rule === "play" || rule === "won" || rule === "lost";

function useColumns(page: StatementPage, { id, amount }: Statement, total: ReactNode): DataTableColumn<StatementLine>[] {
  const { t } = useTranslation(["agent-income", "common"]);
  const format = useFormat();
  const money = useMoney();
  const { rate, lineText } = useIncomeTexts();
  const { addressOf } = useOverlay();
  /** Where a line leads: its wagers, or the statement of the downline that it counts. */
  const pathOf = (line: StatementLine) => {
    if (hasWagers(line)) return wagersPath(page, id, line.line);
    return line.statement === null ? undefined : statementPath(page, line.statement);
  };
  return [
    {
      id: "branch",
      header: t("column.branch"),
      rowHeader: true,
      priority: 1,
      cell: (line) => {
        const path = pathOf(line);
        const name = line.branch === null ? t("wholeTeam") : <bdi>{line.branch}</bdi>;
        return path === undefined ? name : <Link link={<RouterLink to={addressOf("agent", path)} />}>{name}</Link>;
      },
    },
    {
      id: "game",
      header: t("column.gameType"),
      priority: 2,
      cell: ({ gameType }) => (gameType === null ? "–" : t(`common:category.${gameType}`)),
    },
    {
      id: "rule",
      header: t("column.rule"),
      priority: 2,
      cell: (line) => (line.hour === null ? lineText(line) : `${lineText(line)} · ${format.time(line.hour)}`),
    },
    { id: "base", header: t("column.base"), align: "end", priority: 1, cell: ({ base }) => <Money parts={money(base)} /> },
    {
      id: "rate",
      header: t("column.rate"),
      align: "end",
      priority: 1,
      cell: (line) => (line.rate === 0 ? "–" : rate(line.rate)),
    },
    {
      id: "amount",
      header: t("column.amount"),
      align: "end",
      priority: 1,
      total,
      cell: ({ micro }) => <Money parts={money(microAmount(micro, amount.currency))} />,
    },
  ];
}

/** Every line as rows of a file. */
function useFileRows({ id, amount: { currency } }: Statement): () => FileRows {
  const { t } = useTranslation(["agent-income", "common"]);
  const { lineText } = useIncomeTexts();
  return wholeList("income.lines", { id }, [
    [t("column.branch"), ({ branch }) => branch ?? t("wholeTeam")],
    [t("column.gameType"), ({ gameType }) => (gameType === null ? "" : t(`common:category.${gameType}`))],
    [t("column.rule"), lineText],
    [t("column.hour"), ({ hour }) => fileTime(hour)],
    [t("column.base"), ({ base }) => base.amount],
    [t("column.ppm"), ({ rate }) => String(rate)],
    [t("column.amount"), ({ micro }) => microAmount(micro, currency).amount],
    [t("column.currency"), () => currency],
  ]);
}
