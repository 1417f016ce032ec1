import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@baize/ui/button";
import { Form } from "@baize/ui/form";
import { RadioGroup } from "@baize/ui/radio-group";
import { TextField } from "@baize/ui/text-field";
import { PAYOUT_KINDS } from "@baize/domain/payments/channel";
import { formText } from "../../shared/forms/form-text.ts";
import { RefusalAlert } from "../../shared/forms/refusal-alert.tsx";
import { toasts } from "../../shared/overlays/toasts.ts";
import { useOnce } from "../../shared/api/use-once.ts";
import { useRefusal } from "../../shared/forms/use-refusal.ts";
import { PaymentPasswordField } from "../../shared/money/payment-password-field.tsx";

type Kind = (typeof PAYOUT_KINDS)[number];
const FIELDS = ["holder", "number", "bank", "code", "paymentPassword"] as const;

/** Adds a payout account; the withdrawal password proves that its owner asks. */
export function AddAccount() {
  const { t } = useTranslation(["money", "validation"]);
  const [kind, setKind] = useState<Kind>("bank");
  const { refusal, submit } = useAddAccount(kind);
  const numberLabel = t(kind === "bank" ? "account.number" : "account.address");
  return (
    <Form aria-label={t("account.add")} onSubmit={submit}>
      {({ pending }) => (
        <>
          <RefusalAlert by={refusal} />
          <RadioGroup
            label={t("account.kind")}
            direction="row"
            value={kind}
            onValueChange={(value) => setKind(PAYOUT_KINDS.find((one) => one === value) ?? "bank")}
            options={PAYOUT_KINDS.map((value) => ({ value, label: t(`account.${value}`) }))}
          />
          <TextField
            name="holder"
            label={t("account.holder")}
            required
            maxLength={120}
            autoComplete="name"
            {...refusal.of("holder")}
          />
          {kind === "bank" ? (
            <>
              <TextField name="bank" label={t("account.bankName")} required maxLength={80} {...refusal.of("bank")} />
              <TextField
                name="code"
                label={t("account.code")}
                description={t("account.codeHint")}
                required
                maxLength={20}
                autoCapitalize="characters"
                dir="ltr"
                {...refusal.of("code")}
              />
            </>
          ) : null}
          <TextField
            name="number"
            label={numberLabel}
            required
            maxLength={80}
            autoComplete="off"
            dir="ltr"
            inputMode={kind === "bank" ? "numeric" : "email"}
            {...refusal.of("number")}
          />
          <PaymentPasswordField name="paymentPassword" label={t("withdraw.password")} {...refusal.of("paymentPassword")} />
          <Button type="submit" variant="primary" full loading={pending}>
            {pending ? t("sending") : t("account.add")}
          </Button>
        </>
      )}
    </Form>
  );
}

function useAddAccount(kind: Kind) {
  const { t } = useTranslation(["money", "validation"]);
  const add = useOnce("payout.add");
  const refusal = useRefusal({
    names: FIELDS,
    fieldOf: {
      "payment_password.wrong": "paymentPassword",
      "payment_password.locked": "paymentPassword",
      "withdraw.account_exists": "number",
    },
    labels: {
      holder: t("account.holder"),
      number: t("account.number"),
      bank: t("account.bankName"),
      code: t("account.code"),
      paymentPassword: t("withdraw.password"),
    },
  });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    const data = new FormData(form);
    const typed = (name: (typeof FIELDS)[number]) => formText(data, name);
    const needed = FIELDS.filter((name) => kind === "bank" || (name !== "bank" && name !== "code"));
    const labels = {
      holder: "account.holder",
      number: "account.number",
      bank: "account.bankName",
      code: "account.code",
    } as const;
    const labelOf = (name: (typeof FIELDS)[number]) => (name === "paymentPassword" ? t("withdraw.password") : t(labels[name]));
    const missing = needed.filter((name) => !typed(name).trim());
    const found = Object.fromEntries(missing.map((name) => [name, t("validation:issue.required", { field: labelOf(name) })]));
    if (!refusal.passes(form, found)) return;
    const input = { kind, ...Object.fromEntries(needed.map((name) => [name, typed(name)])) };
    const whole = { ...input, holder: typed("holder"), number: typed("number"), paymentPassword: typed("paymentPassword") };
    try {
      await add.send(whole);
      form.reset();
      toasts.show({ tone: "positive", message: t("account.added") });
    } catch (error) {
      refusal.refuse(error);
    }
  };
  return { refusal, submit };
}
