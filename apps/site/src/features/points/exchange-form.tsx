import { useId } from "react";
import { useTranslation } from "react-i18next";
import { toWhole } from "@baize/domain/field/text-rule";
import { isShipped } from "@baize/domain/rewards/points/kinds";
import { MAX_REDEEM_QUANTITY } from "@baize/domain/rewards/points/redemption";
import { Button } from "@baize/ui/button";
import { Form } from "@baize/ui/form";
import { Stack } from "@baize/ui/stack";
import { TextArea } from "@baize/ui/text-area";
import { TextField } from "@baize/ui/text-field";
import { FrozenNotice } from "../../shared/money/frozen-notice.tsx";
import { submitUnlessClosed, buttonUnlessClosed } from "../../shared/money/unless-closed.ts";
import { PaymentPasswordField } from "../../shared/money/payment-password-field.tsx";
import { PaymentPasswordMissing } from "../../shared/money/payment-password-missing.tsx";
import { ReadPart } from "../../shared/api/read-part.tsx";
import { RefusalAlert } from "../../shared/forms/refusal-alert.tsx";
import { useToasts } from "../../shared/overlays/use-toasts.tsx";
import { useRead } from "../../shared/api/use-read.ts";
import { useOnce } from "../../shared/api/use-once.ts";
import { useSiteForm } from "../../shared/forms/use-site-form.ts";
import { PartSkeleton } from "../../shared/page/part-skeleton.tsx";
import type { Reward } from "./types.ts";

interface ExchangeFormProps {
  reward: Reward;
  close: () => void;
}

/** Whether frozen money keeps points from being exchanged. Undefined while it loads; false where it cannot be read: the server then refuses. */
function useFrozenPoints(): boolean | undefined {
  const { data, isError } = useRead("points.balance", {});
  return data?.frozen ?? (isError ? false : undefined);
}

/** Exchanges goods for points with the withdrawal password; without one, links to setting it. A notice above both says that money is frozen. */
export function ExchangeForm(props: ExchangeFormProps) {
  const { t } = useTranslation("points");
  const read = useRead("paymentPassword.status", {});
  const isFrozen = useFrozenPoints();
  const reason = useId();
  const waiting = <PartSkeleton blockSize="20rem" />;
  return (
    <Stack gap={5}>
      {isFrozen ? <FrozenNotice id={reason}>{t("frozen")}</FrozenNotice> : null}
      <ReadPart read={read} waiting={waiting}>
        {({ isSet }) =>
          isSet ? (
            <Fields {...props} isFrozen={isFrozen} frozenReason={reason} />
          ) : (
            <PaymentPasswordMissing title={t("exchange.passwordMissing")} action={t("exchange.passwordSet")} />
          )
        }
      </ReadPart>
    </Stack>
  );
}

interface FieldsProps extends ExchangeFormProps {
  readonly isFrozen: boolean | undefined;
  /** Id of the text that says why. */
  readonly frozenReason: string;
}

/** The delivery address of a parcel, and the phone; sending it takes the points. */
function Fields({ reward, close, isFrozen, frozenReason }: FieldsProps) {
  const { t } = useTranslation(["points", "validation"]);
  const toasts = useToasts();
  const redeem = useOnce("points.redeem");
  const shipped = isShipped(reward.kind);
  const most = Math.min(MAX_REDEEM_QUANTITY, reward.remaining ?? MAX_REDEEM_QUANTITY);
  const form = useSiteForm({
    defaultValues: { quantity: "1", address: "", phone: "", paymentPassword: "" },
    // The rest is no upper bound: after a lost answer it is lower, and the same request is sent again under the same key.
    rules: {
      quantity: { required: true, whole: { min: 1, max: MAX_REDEEM_QUANTITY } },
      address: { required: shipped },
      phone: { required: true },
      paymentPassword: { required: true },
    },
    fieldOf: {
      "payment_password.wrong": "paymentPassword",
      "payment_password.locked": "paymentPassword",
      "points.out_of_stock": "quantity",
    },
    labels: {
      quantity: t("exchange.quantity"),
      address: t("exchange.address"),
      phone: t("exchange.phone"),
      paymentPassword: t("exchange.paymentPassword"),
    },
    send: async ({ quantity, ...typed }) => {
      const { number } = await redeem.send({ id: reward.id, quantity: toWhole(quantity) ?? 0, ...typed });
      toasts.show({ tone: "positive", message: t("exchange.done", { number }) });
      close();
    },
  });
  return (
    <Form onSubmit={submitUnlessClosed(isFrozen, form.submit)} aria-label={t("exchange.send")}>
      {({ pending }) => (
        <>
          <TextField
            label={t("exchange.quantity")}
            inputMode="numeric"
            required
            description={t("exchange.most", { count: most })}
            {...form.of("quantity")}
          />
          {shipped ? (
            <TextArea label={t("exchange.address")} rows={3} required autoComplete="street-address" {...form.of("address")} />
          ) : null}
          <TextField
            type="tel"
            label={t("exchange.phone")}
            description={shipped ? undefined : t("exchange.phoneHint")}
            required
            autoComplete="tel"
            {...form.of("phone")}
          />
          <PaymentPasswordField label={t("exchange.paymentPassword")} {...form.of("paymentPassword")} />
          <RefusalAlert by={form} takesFocus />
          <Button type="submit" variant="primary" fullWidth pending={pending} {...buttonUnlessClosed(isFrozen, frozenReason)}>
            {t("exchange.send")}
          </Button>
        </>
      )}
    </Form>
  );
}
