import { useTranslation } from "react-i18next";
import { useFormat } from "@baize/i18n/use-format";
import { Button } from "@baize/ui/button";
import { Form } from "@baize/ui/form";
import { Text } from "@baize/ui/text";
import { useOnce } from "../../shared/api/use-once.ts";
import { RefusalAlert } from "../../shared/forms/refusal-alert.tsx";
import { useSiteForm } from "../../shared/forms/use-site-form.ts";
import { PaymentPasswordField } from "../../shared/money/payment-password-field.tsx";
import { useToasts } from "../../shared/overlays/use-toasts.tsx";
import { BillPage } from "./bill-page.tsx";
import type { Statement, StatementPage } from "./types.ts";
import { useIncomeTexts } from "./use-income-texts.ts";

interface BillFormProps {
  readonly page: StatementPage;
  readonly id: string;
  readonly onDone: () => void;
}

/** Pays one bill out of commission. It is sent once. */
export function BillForm({ page, id, onDone }: BillFormProps) {
  const { t } = useTranslation("agent-income");
  return (
    <BillPage page={page} id={id} title={t("bill.pay")}>
      {(statement) => <Fields statement={statement} onDone={onDone} />}
    </BillPage>
  );
}

function Fields({ statement, onDone }: { readonly statement: Statement; readonly onDone: () => void }) {
  const { t } = useTranslation(["agent-income", "money"]);
  const toasts = useToasts();
  const format = useFormat();
  const { otherSide } = useIncomeTexts();
  const once = useOnce("income.pay");
  const amount = format.money(statement.amount);
  const account = otherSide(statement);
  const form = useSiteForm({
    defaultValues: { paymentPassword: "" },
    rules: { paymentPassword: { required: true } },
    fieldOf: { "payment_password.wrong": "paymentPassword", "payment_password.locked": "paymentPassword" },
    labels: { paymentPassword: t("money:withdraw.password") },
    send: async ({ paymentPassword }) => {
      await once.send({ id: statement.id, paymentPassword });
      toasts.show({ tone: "positive", message: t("bill.paid", { amount, account }) });
      onDone();
    },
  });
  return (
    <Form aria-label={t("bill.pay")} onSubmit={form.submit}>
      {({ pending }) => (
        <>
          <Text>{t("bill.payLead", { amount, account })}</Text>
          <RefusalAlert by={form} />
          <PaymentPasswordField label={t("money:withdraw.password")} {...form.of("paymentPassword")} />
          <Button type="submit" variant="primary" fullWidth pending={pending}>
            {pending ? t("money:sending") : t("bill.paySend", { amount })}
          </Button>
        </>
      )}
    </Form>
  );
}
