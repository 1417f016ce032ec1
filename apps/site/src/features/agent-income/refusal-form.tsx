import { useTranslation } from "react-i18next";
import { DISPUTE_LENGTH } from "@baize/domain/agents/settlement/dispute";
import { countCharacters } from "@baize/domain/text/characters";
import { trimmed } from "@baize/domain/text/trim";
import { useFormat } from "@baize/i18n/use-format";
import { Alert } from "@baize/ui/alert";
import { Button } from "@baize/ui/button";
import { Form } from "@baize/ui/form";
import { TextArea } from "@baize/ui/text-area";
import { useOnce } from "../../shared/api/use-once.ts";
import { RefusalAlert } from "../../shared/forms/refusal-alert.tsx";
import { useSiteForm } from "../../shared/forms/use-site-form.ts";
import { FrozenNotice } from "../../shared/money/frozen-notice.tsx";
import { PaymentPasswordField } from "../../shared/money/payment-password-field.tsx";
import { useFrozenMoney } from "../../shared/money/use-frozen-money.ts";
import { useToasts } from "../../shared/overlays/use-toasts.tsx";
import { PartSkeleton } from "../../shared/page/part-skeleton.tsx";
import { BillPage } from "./bill-page.tsx";
import type { Statement, StatementPage } from "./types.ts";
import { useIncomeTexts } from "./use-income-texts.ts";

interface RefusalFormProps {
  readonly page: StatementPage;
  readonly id: string;
  readonly onDone: () => void;
}

/** Refuses one bill with a reason, after saying what follows. It is sent once. An agent whose money is frozen cannot refuse a bill. */
export function RefusalForm({ page, id, onDone }: RefusalFormProps) {
  const { t } = useTranslation("agent-income");
  const isFrozen = useFrozenMoney();
  return (
    <BillPage page={page} id={id} title={t("bill.refuse")}>
      {(statement) => {
        if (isFrozen === undefined) return <PartSkeleton blockSize="20rem" />;
        return isFrozen ? <FrozenNotice>{t("bill.frozen")}</FrozenNotice> : <Fields statement={statement} onDone={onDone} />;
      }}
    </BillPage>
  );
}

function useRefusal(statement: Statement, onDone: () => void) {
  const { t } = useTranslation(["agent-income", "money"]);
  const toasts = useToasts();
  const once = useOnce("income.refuse");
  const { min, max } = DISPUTE_LENGTH;
  return useSiteForm({
    defaultValues: { reason: "", paymentPassword: "" },
    rules: { reason: { required: true }, paymentPassword: { required: true } },
    check: ({ reason }) => {
      const length = countCharacters(trimmed(reason));
      return { reason: length < min || length > max ? t("bill.reasonLength", { min, max }) : undefined };
    },
    fieldOf: { "payment_password.wrong": "paymentPassword", "payment_password.locked": "paymentPassword" },
    labels: { reason: t("bill.reason"), paymentPassword: t("money:withdraw.password") },
    send: async ({ reason, paymentPassword }) => {
      await once.send({ id: statement.id, reason, paymentPassword });
      toasts.show({ tone: "positive", message: t("bill.refused") });
      onDone();
    },
  });
}

function Fields({ statement, onDone }: { readonly statement: Statement; readonly onDone: () => void }) {
  const { t } = useTranslation(["agent-income", "money"]);
  const format = useFormat();
  const { otherSide } = useIncomeTexts();
  const form = useRefusal(statement, onDone);
  const values = { amount: format.money(statement.amount), account: otherSide(statement) };
  return (
    <Form aria-label={t("bill.refuse")} onSubmit={form.submit}>
      {({ pending }) => (
        <>
          <Alert tone="warning" title={t("bill.refuseTitle")}>
            {t("bill.refuseLead", values)}
          </Alert>
          <RefusalAlert by={form} />
          <TextArea
            label={t("bill.reason")}
            description={t("bill.reasonHint")}
            required
            rows={4}
            maxLength={DISPUTE_LENGTH.max}
            count={({ used, maxLength: limit }) =>
              t("bill.reasonCount", { used: format.number(used), limit: format.number(limit) })
            }
            {...form.of("reason")}
          />
          <PaymentPasswordField label={t("money:withdraw.password")} {...form.of("paymentPassword")} />
          <Button type="submit" fullWidth pending={pending}>
            {pending ? t("money:sending") : t("bill.refuseSend")}
          </Button>
        </>
      )}
    </Form>
  );
}
