import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router-dom";
import { Breadcrumb } from "@baize/ui/breadcrumb";
import { useOverlay } from "../../shared/overlays/use-overlay.ts";
import { type Statement, type StatementPage, statementPath } from "./types.ts";
import { useIncomeTexts } from "./use-income-texts.ts";

interface StatementTrailProps {
  readonly page: StatementPage;
  readonly statement: Statement;
  /** What is shown of the statement; the statement itself without it. */
  readonly part?: string;
}

/** The way back to the list, and to the statement. */
export function StatementTrail({ page, statement, part }: StatementTrailProps) {
  const { t } = useTranslation(["agents", "centre"]);
  const { addressOf } = useOverlay();
  const { windowText } = useIncomeTexts();
  const label = windowText(statement);
  const all = { label: t(`centre:page.${page}`), link: <RouterLink to={addressOf("agent", page)} /> };
  const own = { label, link: <RouterLink to={addressOf("agent", statementPath(page, statement.id))} /> };
  return <Breadcrumb wrap aria-label={t("trail")} crumbs={part === undefined ? [all, { label }] : [all, own, { label: part }]} />;
}
