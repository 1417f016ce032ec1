import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@baize/ui/button";
import { Form } from "@baize/ui/form";
import { RadioGroup } from "@baize/ui/radio-group";
import { TextField } from "@baize/ui/text-field";
import { PAYOUT_KINDS } from "@baize/domain/payments/channel";
import { ifscBank } from "@baize/domain/payments/ifsc-bank";
import { RefusalAlert } from "../../shared/forms/refusal-alert.tsx";
import { useToasts } from "../../shared/overlays/use-toasts.tsx";
import { useOnce } from "../../shared/api/use-once.ts";
import { useSiteForm } from "../../shared/forms/use-site-form.ts";
import { PaymentPasswordField } from "../../shared/money/payment-password-field.tsx";

type Kind = (typeof PAYOUT_KINDS)[number];

/** Adds a payout account; the withdrawal password proves that its owner asks. */
export function AddAccount({ onApproved }: { onApproved?: (() => void) | undefined }) {
  const { t } = useTranslation("money");
  const [kind, setKind] = useState<Kind>("bank");
  const form = useAddAccount(kind, onApproved);
  const code = form.control("code");
  const bank = ifscBank(code.value);
  const numberLabel = t(kind === "bank" ? "account.number" : "account.address");
  return (
    <Form aria-label={t("account.add")} onSubmit={form.submit}>
      {({ pending }) => (
        <>
          <RadioGroup
            label={t("account.kind")}
            direction="row"
            value={kind}
            onValueChange={(value) => setKind(PAYOUT_KINDS.find((one) => one === value) ?? "bank")}
            options={PAYOUT_KINDS.map((value) => ({ value, label: t(`account.${value}`) }))}
          />
          <TextField
            label={t("account.holder")}
            description={t("account.holderHint")}
            required
            maxLength={120}
            autoComplete="name"
            {...form.of("holder")}
          />
          {kind === "bank" ? (
            <>
              <TextField
                label={t("account.code")}
                description={bank ? t("account.codeFound", { bank }) : t("account.codeHint")}
                required
                maxLength={20}
                autoCapitalize="characters"
                dir="ltr"
                {...code}
                onValueChange={(typed) => {
                  code.onValueChange(typed);
                  // A name that the person has corrected stays while the code names the same bank.
                  const found = ifscBank(typed);
                  if (found && found !== bank) form.set("bank", found);
                }}
              />
              <TextField label={t("account.bankName")} required maxLength={80} {...form.of("bank")} />
            </>
          ) : null}
          <TextField
            label={numberLabel}
            required
            maxLength={80}
            autoComplete="off"
            dir="ltr"
            inputMode={kind === "bank" ? "numeric" : "email"}
            {...form.of("number")}
          />
          <PaymentPasswordField label={t("withdraw.password")} {...form.of("paymentPassword")} />
          <RefusalAlert by={form} takesFocus />
          <Button type="submit" variant="primary" fullWidth pending={pending}>
            {pending ? t("sending") : t("account.add")}
          </Button>
        </>
      )}
    </Form>
  );
}

function useAddAccount(kind: Kind, onApproved: (() => void) | undefined) {
  const { t } = useTranslation("money");
  const toasts = useToasts();
  const add = useOnce("payout.add");
  const ofBank = { required: kind === "bank" };
  const form = useSiteForm({
    defaultValues: { holder: "", bank: "", code: "", number: "", paymentPassword: "" },
    rules: {
      holder: { required: true },
      bank: ofBank,
      code: ofBank,
      number: { required: true },
      paymentPassword: { required: true },
    },
    fieldOf: {
      "payment_password.wrong": "paymentPassword",
      "payment_password.locked": "paymentPassword",
      "withdraw.account_exists": "number",
    },
    labels: {
      holder: t("account.holder"),
      number: t(kind === "bank" ? "account.number" : "account.address"),
      bank: t("account.bankName"),
      code: t("account.code"),
      paymentPassword: t("withdraw.password"),
    },
    send: async ({ bank, code, ...typed }) => {
      const { state } = await add.send(kind === "bank" ? { kind, bank, code, ...typed } : { kind, ...typed });
      form.reset();
      toasts.show(
        state === "approved"
          ? { tone: "positive", message: t("account.added") }
          : { tone: "info", message: t("account.addedWaiting") },
      );
      if (state === "approved") onApproved?.();
    },
  });
  return form;
}
