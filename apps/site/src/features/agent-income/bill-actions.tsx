import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router-dom";
import { agentAbilities } from "@baize/domain/agents/abilities";
import { Alert } from "@baize/ui/alert";
import { Button } from "@baize/ui/button";
import { Group } from "@baize/ui/group";
import { Stack } from "@baize/ui/stack";
import { useRead } from "../../shared/api/use-read.ts";
import { useOverlay } from "../../shared/overlays/use-overlay.ts";
import { type Statement, type StatementPage, statementPath } from "./types.ts";

interface BillActionsProps {
  readonly page: StatementPage;
  readonly statement: Statement;
}

/** What the payer of a bill may do before its deadline: frozen money pays it, and cannot refuse it; nothing for anything else. */
export function BillActions({ page, statement: { id, way, state } }: BillActionsProps) {
  const { t } = useTranslation("agent-income");
  const { addressOf } = useOverlay();
  const { data: member } = useRead("member.info", {});
  const mayPay = way === "paid" && state === "due" && member !== undefined && agentAbilities(member.type)?.movesMoney === true;
  const { data: own } = useRead("income.state", {}, { enabled: mayPay });
  if (!mayPay) return null;
  const isFrozen = own?.frozen === true;
  return (
    <Stack gap={3}>
      {isFrozen ? <Alert tone="warning">{t("bill.frozen")}</Alert> : null}
      <Group gap={3}>
        <Button asChild variant="primary">
          <RouterLink to={addressOf("agent", `${statementPath(page, id)}/pay`)}>{t("bill.pay")}</RouterLink>
        </Button>
        {isFrozen ? null : (
          <Button asChild>
            <RouterLink to={addressOf("agent", `${statementPath(page, id)}/refuse`)}>{t("bill.refuse")}</RouterLink>
          </Button>
        )}
      </Group>
    </Stack>
  );
}
