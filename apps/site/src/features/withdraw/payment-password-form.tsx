import { useTranslation } from "react-i18next";
import { Button } from "@baize/ui/button";
import { Form } from "@baize/ui/form";
import { Text } from "@baize/ui/text";
import { validatePaymentPassword } from "@baize/domain/payments/password";
import { formText } from "../../shared/forms/form-text.ts";
import { RefusalAlert } from "../../shared/forms/refusal-alert.tsx";
import { StepUpField } from "../../shared/forms/step-up-field.tsx";
import { toasts } from "../../shared/overlays/toasts.ts";
import { useChange } from "../../shared/api/use-change.ts";
import { useRefusal } from "../../shared/forms/use-refusal.ts";
import { useStepUp } from "../../shared/forms/use-step-up.ts";
import { PaymentPasswordField } from "../../shared/money/payment-password-field.tsx";

interface PaymentPasswordFormProps {
  /** There is one: it is changed, by the old one. */
  isSet: boolean;
  onDone?: () => void;
}

/** Sets the withdrawal password, or changes it. */
export function PaymentPasswordForm({ isSet, onDone }: PaymentPasswordFormProps) {
  const { t } = useTranslation(["money", "validation"]);
  const { refusal, stepUp, submit } = usePaymentPassword(isSet, onDone);
  return (
    <Form aria-label={t(isSet ? "password.change" : "password.set")} onSubmit={(event) => submit(event.currentTarget)}>
      {({ pending }) => (
        <>
          <Text>{t("password.lead")}</Text>
          <RefusalAlert by={refusal} />
          {isSet ? <PaymentPasswordField name="oldPassword" label={t("password.old")} {...refusal.of("oldPassword")} /> : null}
          <PaymentPasswordField
            name="newPassword"
            label={t("password.new")}
            description={t("password.hint")}
            autoComplete="new-password"
            {...refusal.of("newPassword")}
          />
          <PaymentPasswordField
            name="confirmNewPassword"
            label={t("password.again")}
            autoComplete="new-password"
            {...refusal.of("confirmNewPassword")}
          />
          {stepUp.asked ? <StepUpField refusal={refusal} /> : null}
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
  const refusal = useRefusal({
    names: ["oldPassword", "newPassword", "confirmNewPassword", "password"],
    fieldOf: {
      "payment_password.wrong": "oldPassword",
      "payment_password.locked": "oldPassword",
      "password.wrong_old": "password",
    },
    labels: { newPassword: t("password.new") },
  });
  const submit = async (form: HTMLFormElement) => {
    const data = new FormData(form);
    const typed = { newPassword: formText(data, "newPassword"), confirmNewPassword: formText(data, "confirmNewPassword") };
    const [oldPassword, password] = [formText(data, "oldPassword"), formText(data, "password")];
    const wrong = validatePaymentPassword(typed.newPassword);
    const found = {
      ...(isSet && !oldPassword ? { oldPassword: t("validation:issue.required", { field: t("password.old") }) } : {}),
      ...(wrong ? { newPassword: t(`password.${wrong}`) } : {}),
      ...(typed.newPassword === typed.confirmNewPassword ? {} : { confirmNewPassword: t("validation:issue.mismatch") }),
    };
    if (!refusal.passes(form, found)) return;
    try {
      if (isSet) await change.mutateAsync({ input: { ...typed, oldPassword } });
      else await set.mutateAsync({ input: { ...typed, ...(password ? { password } : {}) } });
      toasts.show({ tone: "positive", message: t("password.done") });
      onDone?.();
    } catch (error) {
      if (!stepUp.hear(error)) refusal.refuse(error);
    }
  };
  return { refusal, stepUp, submit };
}
