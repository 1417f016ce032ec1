import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router-dom";
import { Alert } from "@baize/ui/alert";
import { Button } from "@baize/ui/button";
import { Group } from "@baize/ui/group";
import { categoryPath } from "../../shared/games/category-path.ts";
import { useOverlay } from "../../shared/overlays/use-overlay.ts";

const failures = ["failed", "expired", "reversed"] as const;
type Failure = (typeof failures)[number];

const failureOf = (state: string): Failure | undefined => failures.find((one) => one === state);

/** Whether nothing of the deposit is in the balance, and nothing will be. */
export const isFailed = (state: string): boolean => failureOf(state) !== undefined;

/** What a person can do about a deposit that is over: play, or try again; nothing while it is under way. */
export function DepositNextStep({ state, again }: { state: string; again: () => void }) {
  const { t } = useTranslation(["money", "common", "centre"]);
  const { show } = useOverlay();
  const failure = failureOf(state);
  if (failure)
    return (
      <Alert
        tone="warning"
        title={t(`deposit.state.${failure}`)}
        actions={
          <Group gap={2}>
            <Button variant="primary" onClick={again}>
              {t("deposit.again")}
            </Button>
            <Button variant="ghost" onClick={() => show("support")}>
              {t("common:nav.support")}
            </Button>
          </Group>
        }
      >
        {t(`deposit.why.${failure}`)}
      </Alert>
    );
  if (state !== "succeeded") return null;
  return (
    <Group gap={3}>
      <Button asChild variant="primary">
        <RouterLink to={categoryPath("RNG")}>{t("deposit.play")}</RouterLink>
      </Button>
      <Button onClick={again}>{t("deposit.more")}</Button>
      <Button variant="ghost" onClick={() => show("member", "transactionHistory")}>
        {t("centre:page.transactionHistory")}
      </Button>
    </Group>
  );
}
