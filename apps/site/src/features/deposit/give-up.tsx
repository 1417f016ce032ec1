import { useTranslation } from "react-i18next";
import { Button } from "@baize/ui/button";
import { useToasts } from "../../shared/overlays/use-toasts.tsx";
import { useChange } from "../../shared/api/use-change.ts";
import { useErrorText } from "../../shared/api/use-error-text.ts";

/** Cancels an unpaid deposit. */
export function GiveUp({ id }: { id: string }) {
  const { t } = useTranslation("money");
  const errorText = useErrorText();
  const toasts = useToasts();
  const cancel = useChange("deposits.cancel");
  const press = () =>
    cancel.mutate({ input: { id } }, { onError: (error) => toasts.show({ tone: "negative", message: errorText(error) }) });
  return (
    <Button variant="ghost" pending={cancel.isPending} onClick={press}>
      {t("deposit.giveUp")}
    </Button>
  );
}
