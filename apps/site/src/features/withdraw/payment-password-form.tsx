import { useTranslation } from "react-i18next";
import { Button } from "@baize/ui/button";
import { Form } from "@baize/ui/form";
import { Text } from "@baize/ui/text";
import { validatePaymentPassword } from "@baize/domain/payments/password";
import { RefusalAlert } from "../../shared/forms/refusal-alert.tsx";
import { useToasts } from "../../shared/overlays/use-toasts.tsx";
import { useChange } from "../../shared/api/use-change.ts";
import { useSiteForm } from "../../shared/forms/use-site-form.ts";
import { PaymentPasswordField } from "../../shared/money/payment-password-field.tsx";

interface PaymentPasswordFormProps {
  /** One exists: it is changed with the old one. */
  isSet: boolean;
  onDone?: () => void;
}

/** Sets the withdrawal password, or changes it. */
export function PaymentPasswordForm({ isSet, onDone }: PaymentPasswordFormProps) {
  const { t } = useTranslation(["money", "validation"]);
  const form = usePaymentPassword(isSet, onDone);
  return (
    <Form aria-label={t(isSet ? "password.change" : "password.set")} onSubmit={form.submit}>
      {({ pending }) => (
        <>
          <Text>{t("password.lead")}</Text>
          {isSet ? <PaymentPasswordField label={t("password.old")} {...form.of("oldPassword")} /> : null}
          <PaymentPasswordField
            label={t("password.new")}
            description={t("password.hint")}
            autoComplete="new-password"
            {...form.of("newPassword")}
          />
          <PaymentPasswordField label={t("password.again")} autoComplete="new-password" {...form.of("confirmNewPassword")} />
          <RefusalAlert by={form} takesFocus />
          <Button type="submit" variant="primary" fullWidth pending={pending}>
            {t(isSet ? "password.change" : "password.set")}
          </Button>
        </>
      )}
    </Form>
  );
}

function usePaymentPassword(isSet: boolean, onDone: (() => void) | undefined) {
  const { t } = useTranslation(["money", "validation"]);
  const toasts = useToasts();
  const [set, change] = [useChange("paymentPassword.set"), useChange("paymentPassword.change")];
  return useSiteForm({
    defaultValues: { oldPassword: "", newPassword: "", confirmNewPassword: "" },
    rules: { oldPassword: { required: isSet } },
    check: ({ newPassword, confirmNewPassword }) => {
      const wrong = validatePaymentPassword(newPassword);
      return {
        newPassword: wrong && t(`password.${wrong}`),
        confirmNewPassword: newPassword === confirmNewPassword ? undefined : t("validation:issue.mismatch"),
      };
    },
    fieldOf: {
      "payment_password.wrong": "oldPassword",
      "payment_password.locked": "oldPassword",
    },
    labels: { oldPassword: t("password.old"), newPassword: t("password.new") },
    send: async ({ oldPassword, ...typed }) => {
      if (isSet) await change.mutateAsync({ input: { ...typed, oldPassword } });
      else await set.mutateAsync({ input: typed });
      toasts.show({ tone: "positive", message: t("password.done") });
      onDone?.();
    },
  });
}
