import { useTranslation } from "react-i18next";
import { AmountField } from "@baize/ui/amount-field";
import { Button } from "@baize/ui/button";
import { Form } from "@baize/ui/form";
import { Modal } from "@baize/ui/modal";
import { RadioGroup } from "@baize/ui/radio-group";
import { useFormat } from "@baize/i18n/use-format";
import { ImageField } from "../../shared/images/image-field.tsx";
import { RefusalAlert } from "../../shared/forms/refusal-alert.tsx";
import { useReceipt } from "./use-receipt.ts";
import type { Withdrawal } from "./types.ts";

interface ReceiptDialogProps {
  withdrawal: Withdrawal;
  open: boolean;
  close: () => void;
}

/** Asks whether a withdrawal arrived: in full, in part, the rest, or not, with a picture as proof. */
export function ReceiptDialog({ withdrawal, open, close }: ReceiptDialogProps) {
  const { t } = useTranslation("money");
  const format = useFormat();
  const { sent, account } = withdrawal;
  return (
    <Modal
      open={open}
      onOpenChange={(next) => !next && close()}
      title={t("receipt.question")}
      description={t("receipt.lead", { amount: format.money(sent), account })}
    >
      {withdrawal.answers.length > 0 ? <Answer withdrawal={withdrawal} close={close} /> : null}
    </Modal>
  );
}

function Answer({ withdrawal, close }: Omit<ReceiptDialogProps, "open">) {
  const { t } = useTranslation("money");
  const { locale } = useFormat();
  const { form, images, receipt } = useReceipt(withdrawal, close);
  const { answers, sent } = withdrawal;
  const choice = form.control("receipt");
  return (
    <Form aria-label={t("receipt.question")} onSubmit={form.submit}>
      {({ pending }) => (
        <>
          <RadioGroup
            aria-label={t("receipt.question")}
            {...choice}
            value={receipt ?? ""}
            onValueChange={(next) => choice.onValueChange(answers.find((one) => one === next) ?? "")}
            options={answers.map((value) => ({ value, label: t(`receipt.${value}`), note: t(`receipt.note.${value}`) }))}
          />
          {receipt === "partial" ? (
            <AmountField
              label={t("receipt.soFar")}
              required
              currency={sent.currency}
              locale={locale.tags[0] ?? "en"}
              {...form.control("amount")}
            />
          ) : null}
          {receipt === "not_received" ? (
            <ImageField
              label={t("receipt.proof")}
              description={t("receipt.proofHint")}
              required
              most={3}
              images={images}
              {...form.stateOf("images")}
            />
          ) : null}
          <RefusalAlert by={form} takesFocus />
          <Button type="submit" variant="primary" fullWidth pending={pending}>
            {pending ? t("sending") : t("receipt.send")}
          </Button>
        </>
      )}
    </Form>
  );
}
