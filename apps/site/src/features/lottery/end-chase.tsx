import { useTranslation } from "react-i18next";
import { Button } from "@baize/ui/button";
import { useErrorText } from "../../shared/api/use-error-text.ts";
import { useOnce } from "../../shared/api/use-once.ts";
import { useToasts } from "../../shared/overlays/use-toasts.tsx";

/** Ends a chase that runs. */
export function EndChase({ id }: { id: string }) {
  const { t } = useTranslation("lottery");
  const errorText = useErrorText();
  const toasts = useToasts();
  const end = useOnce("lottery.cancelChase");
  const press = async () => {
    try {
      await end.send({ id });
    } catch (error) {
      toasts.show({ tone: "negative", message: errorText(error) });
    }
  };
  return (
    <Button size="sm" pending={end.pending} onClick={() => void press()}>
      {t("chases.end")}
    </Button>
  );
}
