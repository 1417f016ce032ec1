import { useTranslation } from "react-i18next";
import { confirm } from "@baize/ui/alert-dialog";
import { Button } from "@baize/ui/button";
import { Form } from "@baize/ui/form";
import { Text } from "@baize/ui/text";
import { isApiError } from "@baize/api/client/api-error";
import { useFormat } from "@baize/i18n/use-format";
import { api } from "../../shared/api/api.ts";
import { RefusalAlert } from "../../shared/forms/refusal-alert.tsx";
import { useSiteForm } from "../../shared/forms/use-site-form.ts";
import { useModals } from "../../shared/overlays/use-modals.ts";
import { useToasts } from "../../shared/overlays/use-toasts.tsx";
import { leaveSession } from "../../shared/session/leave-session.ts";

/** Closes the account for good, after a question. A refusal says what is still in it. */
export function CloseAccount() {
  const { t } = useTranslation("centre");
  const modals = useModals();
  const toasts = useToasts();
  const format = useFormat();
  const form = useSiteForm({
    defaultValues: {},
    send: async () => {
      const sure = await confirm(modals, {
        title: t("account.closeSure"),
        description: t("account.closeHint"),
        confirmLabel: t("account.closeConfirm"),
        cancelLabel: t("account.closeKeep"),
        tone: "negative",
      });
      if (!sure) return;
      await api.write("account.close");
      toasts.show({ tone: "positive", message: t("account.closeDone") });
      await leaveSession();
    },
    textOf: (error) =>
      isApiError(error, "account.not_empty")
        ? t("account.closeLeft", { what: format.list(error.value.left.map((each) => t(`account.left.${each}`))) })
        : undefined,
  });
  return (
    <Form onSubmit={form.submit} aria-label={t("account.close")}>
      {({ pending }) => (
        <>
          <Text tone="muted">{t("account.closeHint")}</Text>
          <RefusalAlert by={form} />
          <Button type="submit" variant="danger" fullWidth pending={pending}>
            {t("account.close")}
          </Button>
        </>
      )}
    </Form>
  );
}
