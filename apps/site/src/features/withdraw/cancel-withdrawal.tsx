import { useTranslation } from "react-i18next";
import { Button } from "@baize/ui/button";
import { useToasts } from "../../shared/overlays/use-toasts.tsx";
import { useChange } from "../../shared/api/use-change.ts";
import { useErrorText } from "../../shared/api/use-error-text.ts";

/** Cancels a withdrawal that is not yet being reviewed. */
export function CancelWithdrawal({ id }: { id: string }) {
  const { t } = useTranslation("money");
  const errorText = useErrorText();
  const toasts = useToasts();
  const cancel = useChange("withdrawals.cancel");
  const press = () =>
    cancel.mutate(
      { input: { id } },
      {
        onSuccess: () => toasts.show({ tone: "positive", message: t("withdraw.cancelled") }),
        onError: (error) => toasts.show({ tone: "negative", message: errorText(error) }),
      },
    );
  return (
    <Button pending={cancel.isPending} onClick={press}>
      {t("withdraw.cancel")}
    </Button>
  );
}
