import { useTranslation } from "react-i18next";
import { Button } from "@baize/ui/button";
import { Form } from "@baize/ui/form";
import { Text } from "@baize/ui/text";
import { validatePaymentPassword } from "@baize/domain/payments/password";
import { RefusalAlert } from "../../shared/forms/refusal-alert.tsx";
import { StepUpField } from "../../shared/forms/step-up-field.tsx";
import { toasts } from "../../shared/overlays/toasts.ts";
import { useChange } from "../../shared/api/use-change.ts";
import { useSiteForm } from "../../shared/forms/use-site-form.ts";
import { useStepUp } from "../../shared/forms/use-step-up.ts";
import { PaymentPasswordField } from "../../shared/money/payment-password-field.tsx";

interface PaymentPasswordFormProps {
  /** One exists: it is changed with the old one. */
  isSet: boolean;
  onDone?: () => void;
}

/** Sets the withdrawal password, or changes it. */
export function PaymentPasswordForm({ isSet, onDone }: PaymentPasswordFormProps) {
  const { t } = useTranslation(["money", "validation"]);
  const { form, stepUp } = usePaymentPassword(isSet, onDone);
  return (
    <Form aria-label={t(isSet ? "password.change" : "password.set")} onSubmit={form.submit}>
      {({ pending }) => (
        <>
          <Text>{t("password.lead")}</Text>
          <RefusalAlert by={form} />
          {isSet ? <PaymentPasswordField label={t("password.old")} {...form.of("oldPassword")} /> : null}
          <PaymentPasswordField
            label={t("password.new")}
            description={t("password.hint")}
            autoComplete="new-password"
            {...form.of("newPassword")}
          />
          <PaymentPasswordField label={t("password.again")} autoComplete="new-password" {...form.of("confirmNewPassword")} />
          {stepUp.asked ? <StepUpField form={form} /> : null}
          <Button type="submit" variant="primary" full loading={pending}>
            {t(isSet ? "password.change" : "password.set")}
          </Button>
        </>
      )}
    </Form>
  );
}

function usePaymentPassword(isSet: boolean, onDone: (() => void) | undefined) {
  const { t } = useTranslation(["money", "validation"]);
  const [set, change] = [useChange("paymentPassword.set"), useChange("paymentPassword.change")];
  const stepUp = useStepUp();
  const form = useSiteForm({
    defaultValues: { oldPassword: "", newPassword: "", confirmNewPassword: "", password: "" },
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
      "password.wrong_old": "password",
    },
    labels: { oldPassword: t("password.old"), newPassword: t("password.new") },
    send: async ({ oldPassword, password, ...typed }) => {
      if (isSet) await change.mutateAsync({ input: { ...typed, oldPassword } });
      else await set.mutateAsync({ input: { ...typed, password: password || undefined } });
      toasts.show({ tone: "positive", message: t("password.done") });
      onDone?.();
    },
    handle: stepUp.hear,
  });
  return { form, stepUp };
}
