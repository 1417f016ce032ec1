import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router-dom";
import { Alert } from "@baize/ui/alert";
import { Button } from "@baize/ui/button";
import { Group } from "@baize/ui/group";
import { Text } from "@baize/ui/text";
import { categoryPath } from "../../shared/games/category-path.ts";
import { useOverlay } from "../../shared/overlays/use-overlay.ts";
import type { Withdrawal } from "./types.ts";

const returned = ["rejected", "failed", "refunded", "cancelled"] as const;
type Returned = (typeof returned)[number];

interface NextStepProps {
  withdrawal: Pick<Withdrawal, "state" | "reason">;
  /** Opens the form, or another part of the page. */
  open: (part: "" | "accounts") => void;
}

/** What a person can do about a withdrawal that is over; nothing while it is under way. */
export function WithdrawalNextStep({ withdrawal: { state, reason }, open }: NextStepProps) {
  const back = returned.find((one) => one === state);
  if (back) return <Why state={back} reason={reason} open={open} />;
  return state === "received" || state === "auto_received" ? <Arrived open={open} /> : null;
}

/** Why the amount is back in the balance, and another way to get it. */
function Why({ state, reason, open }: { state: Returned; reason: string | undefined; open: NextStepProps["open"] }) {
  const { t } = useTranslation(["money", "common"]);
  const { show } = useOverlay();
  return (
    <Alert
      tone={state === "cancelled" ? "info" : "warning"}
      title={t(`withdraw.state.${state}`)}
      actions={
        <Group gap={2}>
          <Button variant="primary" onClick={() => open("")}>
            {t("withdraw.again")}
          </Button>
          {state === "failed" ? <Button onClick={() => open("accounts")}>{t("withdraw.accounts")}</Button> : null}
          {state === "cancelled" ? null : (
            <Button variant="ghost" onClick={() => show("support")}>
              {t("common:nav.support")}
            </Button>
          )}
        </Group>
      }
    >
      {reason === undefined ? (
        t(`withdraw.why.${state}`)
      ) : (
        <>
          <Text weight="strong">
            <bdi>{reason}</bdi>
          </Text>
          {t("withdraw.why.declined")}
        </>
      )}
    </Alert>
  );
}

function Arrived({ open }: Pick<NextStepProps, "open">) {
  const { t } = useTranslation(["money", "centre"]);
  const { show } = useOverlay();
  return (
    <Group gap={3}>
      <Button asChild variant="primary">
        <RouterLink to={categoryPath("RNG")}>{t("deposit.play")}</RouterLink>
      </Button>
      <Button onClick={() => open("")}>{t("withdraw.more")}</Button>
      <Button variant="ghost" onClick={() => show("member", "transactionHistory")}>
        {t("centre:page.transactionHistory")}
      </Button>
    </Group>
  );
}
