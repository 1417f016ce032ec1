import { useTranslation } from "react-i18next";
import { AlertDialog } from "@baize/ui/alert-dialog";
import { Button } from "@baize/ui/button";
import { useFormat } from "@baize/i18n/use-format";
import { useToasts } from "../../shared/overlays/use-toasts.tsx";
import { useErrorText } from "../../shared/api/use-error-text.ts";
import { useOnce } from "../../shared/api/use-once.ts";
import { BONUS } from "@baize/domain/rewards/bonus/state";
import { isOpen } from "@baize/domain/state-machine/machine";
import type { Bonus } from "./types.ts";

/** Claims a fully wagered bonus, or gives a bonus up. */
export function BonusActions({ bonus: { id, amount, state, title } }: { bonus: Bonus }) {
  const { t } = useTranslation("rewards");
  const format = useFormat();
  const errorText = useErrorText();
  const toasts = useToasts();
  const claim = useOnce("bonus.claim");
  const giveUp = useOnce("bonus.giveUp");
  const failed = (error: unknown) => void toasts.show({ tone: "negative", message: errorText(error) });
  const take = async () => {
    const given = await claim.send({ id });
    toasts.show({ tone: "positive", message: t("bonus.taken", { amount: format.money(given.amount) }) });
  };
  if (!isOpen(BONUS, state)) return null;
  return (
    <>
      {state === "ready" ? (
        <Button variant="primary" pending={claim.pending} onClick={() => void take().catch(failed)}>
          {t("bonus.take")}
        </Button>
      ) : null}
      <AlertDialog
        title={t("bonus.giveUp.title")}
        description={t("bonus.giveUp.body", { amount: format.money(amount), title })}
        confirmLabel={t("bonus.giveUp.confirm")}
        cancelLabel={t("bonus.giveUp.keep")}
        tone="negative"
        onConfirm={async () => {
          await giveUp.send({ id }).catch(failed);
        }}
        trigger={<Button variant="ghost">{t("bonus.giveUp.confirm")}</Button>}
      />
    </>
  );
}
