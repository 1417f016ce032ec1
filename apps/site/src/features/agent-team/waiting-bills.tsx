import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router-dom";
import type { OutputOf } from "@baize/api/contract/contract";
import { useFormat } from "@baize/i18n/use-format";
import { Alert } from "@baize/ui/alert";
import { Link } from "@baize/ui/link";
import { useOverlay } from "../../shared/overlays/use-overlay.ts";

interface WaitingBillsProps {
  readonly money: OutputOf<"income.state">;
}

/** Whether the agent's money is frozen, what it owes, and the bills that it has to pay. */
export function WaitingBills({ money: { due, owed, brandDebt, frozen, frozenByBrandDebt, asOf } }: WaitingBillsProps) {
  const { t } = useTranslation(["agents", "common"]);
  const format = useFormat();
  const { addressOf } = useOverlay();
  const owes = Number(owed.amount) > 0;
  const cause = frozenByBrandDebt ? "brand" : owes ? "owes" : "body";
  const state = due.next !== null && due.next <= asOf ? "overdue" : "due";
  const to = (filters: Readonly<Record<string, string>>) => (
    <RouterLink to={addressOf("agent", "dividendRecord", { way: "paid", ...filters })} />
  );
  return (
    <>
      {frozen ? (
        <Alert tone="negative" title={t("common:frozen.title")}>
          {t(`waitingFor.frozen.${cause}`, { amount: format.money(frozenByBrandDebt ? brandDebt : owed) })}{" "}
          {cause === "owes" ? <Link link={to({ state: "guaranteed" })}>{t("waitingFor.openBills")}</Link> : null}
        </Alert>
      ) : null}
      {owes && (!frozen || cause === "brand") ? (
        <Alert tone="warning">{t("waitingFor.owed", { amount: format.money(owed) })}</Alert>
      ) : null}
      {due.count > 0 ? (
        <Alert tone={state === "overdue" ? "negative" : "warning"} title={t(`waitingFor.${state}.title`, { count: due.count })}>
          {t(`waitingFor.${state}.body`, {
            amount: format.money(due.amount),
            time: due.next === null ? "" : format.dateTime(due.next),
          })}{" "}
          <Link link={to({ state: "due" })}>{t("waitingFor.openBills")}</Link>
        </Alert>
      ) : null}
    </>
  );
}
