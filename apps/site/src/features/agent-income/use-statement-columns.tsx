import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router-dom";
import { useFormat } from "@baize/i18n/use-format";
import type { DataTableColumn } from "@baize/ui/data-table";
import { Link } from "@baize/ui/link";
import { Money } from "@baize/ui/money";
import { useMoney } from "../../shared/money/use-money.ts";
import { useOverlay } from "../../shared/overlays/use-overlay.ts";
import { StatementState } from "./statement-state.tsx";
import { type Statement, type StatementPage, statementPath, type Way } from "./types.ts";
import { useIncomeTexts } from "./use-income-texts.ts";

interface Shown {
  /** The moment for which the list is right. */
  readonly now: number;
  readonly way: Way;
  readonly withType: boolean;
}

/** Columns of a list of statements. */
export function useStatementColumns(page: StatementPage, { now, way, withType }: Shown): DataTableColumn<Statement>[] {
  const { t } = useTranslation(["agent-income", "agents"]);
  const format = useFormat();
  const money = useMoney();
  const { windowText, otherSide } = useIncomeTexts();
  const { addressOf } = useOverlay();
  const time = (instant: number | null) => (instant === null ? "–" : format.dateTime(instant));
  const type: DataTableColumn<Statement> = {
    id: "type",
    header: t("agents:contract.column.type"),
    priority: 1,
    cell: (statement) => t(`agents:contract.type.${statement.type}`),
  };
  return [
    {
      id: "window",
      header: t("column.window"),
      rowHeader: true,
      priority: 1,
      cell: (statement) => (
        <Link link={<RouterLink to={addressOf("agent", statementPath(page, statement.id))} />}>{windowText(statement)}</Link>
      ),
    },
    ...(withType ? [type] : []),
    { id: "side", header: t(`side.${way}`), priority: 2, cell: (statement) => <bdi>{otherSide(statement)}</bdi> },
    {
      id: "amount",
      header: t("column.amount"),
      align: "end",
      priority: 1,
      cell: ({ amount }) => <Money parts={money(amount)} />,
    },
    {
      id: "state",
      header: t("agents:column.status"),
      priority: 1,
      cell: (statement) => <StatementState statement={statement} now={now} />,
    },
    { id: "due", header: t("column.due"), priority: 2, cell: ({ dueAt }) => time(dueAt) },
    { id: "paid", header: t("column.paidAt"), priority: 3, cell: ({ paidAt }) => time(paidAt) },
  ];
}
