import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router-dom";
import { agentAbilities } from "@baize/domain/agents/abilities";
import { Button } from "@baize/ui/button";
import { Group } from "@baize/ui/group";
import { Stack } from "@baize/ui/stack";
import { useRead } from "../../shared/api/use-read.ts";
import { FrozenNotice } from "../../shared/money/frozen-notice.tsx";
import { useFrozenMoney } from "../../shared/money/use-frozen-money.ts";
import { useOverlay } from "../../shared/overlays/use-overlay.ts";
import { type Statement, type StatementPage, statementPath } from "./types.ts";

interface BillActionsProps {
  readonly page: StatementPage;
  readonly statement: Statement;
}

/** What the payer of a bill may do before its deadline. An agent whose money is frozen can pay it, but cannot refuse it. */
export function BillActions({ page, statement: { id, way, state } }: BillActionsProps) {
  const { t } = useTranslation("agent-income");
  const { addressOf } = useOverlay();
  const { data: member } = useRead("member.info", {});
  const mayPay = way === "paid" && state === "due" && member !== undefined && agentAbilities(member.type)?.movesMoney === true;
  const isFrozen = useFrozenMoney();
  if (!mayPay) return null;
  return (
    <Stack gap={3}>
      {isFrozen ? <FrozenNotice>{t("bill.frozen")}</FrozenNotice> : null}
      <Group gap={3}>
        <Button asChild variant="primary">
          <RouterLink to={addressOf("agent", `${statementPath(page, id)}/pay`)}>{t("bill.pay")}</RouterLink>
        </Button>
        {isFrozen !== false ? null : (
          <Button asChild>
            <RouterLink to={addressOf("agent", `${statementPath(page, id)}/refuse`)}>{t("bill.refuse")}</RouterLink>
          </Button>
        )}
      </Group>
    </Stack>
  );
}
