import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@baize/ui/button";
import { Form } from "@baize/ui/form";
import { Group } from "@baize/ui/group";
import { Modal } from "@baize/ui/modal";
import { Stack } from "@baize/ui/stack";
import { Text } from "@baize/ui/text";
import { TextField } from "@baize/ui/text-field";
import type { OutputOf } from "@baize/api/contract/contract";
import { toWhole } from "@baize/domain/field/text-rule";
import { MAX_CONVERT_POINTS } from "@baize/domain/rewards/points/conversion";
import { useFormat } from "@baize/i18n/use-format";
import { PasswordProof } from "../../shared/forms/password-proof.tsx";
import { FrozenNotice } from "../../shared/money/frozen-notice.tsx";
import { buttonUnlessClosed } from "../../shared/money/unless-closed.ts";
import { RefusalAlert } from "../../shared/forms/refusal-alert.tsx";
import { useToasts } from "../../shared/overlays/use-toasts.tsx";
import { phoneWide } from "../../shared/page/page-layout.css.ts";
import { useRead } from "../../shared/api/use-read.ts";
import { useOnce } from "../../shared/api/use-once.ts";
import { useSiteForm } from "../../shared/forms/use-site-form.ts";

type Rate = OutputOf<"points.config">["convert"];

const rule = ({ points, amount, times, days }: Rate, format: ReturnType<typeof useFormat>) => ({
  points,
  amount: format.money(amount),
  times,
  days,
});

/** Converts points to a bonus, in whole steps and with the password; names the minimum where there are too few. Frozen money converts none. */
export function ConvertPoints({ points, frozen }: OutputOf<"points.balance">) {
  const { t } = useTranslation("points");
  const [open, set] = useState(false);
  const { data } = useRead("points.config", {});
  const format = useFormat();
  const note = useId();
  const reason = useId();
  if (!data) return null;
  const rate = data.convert;
  const steps = Math.floor(points / rate.points);
  return (
    <Stack gap={4}>
      {frozen ? <FrozenNotice id={reason}>{t("frozen")}</FrozenNotice> : null}
      <Stack gap={2}>
        <Group>
          <Button
            className={phoneWide}
            disabled={steps === 0 && !frozen}
            aria-describedby={note}
            onClick={() => set(true)}
            {...buttonUnlessClosed(frozen, reason)}
          >
            {t("convert.open")}
          </Button>
        </Group>
        <Text id={note} size="sm" tone="muted">
          {steps === 0 ? t("convert.short", { mine: points, points: rate.points }) : t("convert.rate", rule(rate, format))}
        </Text>
      </Stack>
      <Modal open={open} onOpenChange={set} title={t("convert.open")}>
        <ConvertForm rate={rate} most={steps * rate.points} close={() => set(false)} />
      </Modal>
    </Stack>
  );
}

function ConvertForm({ rate, most, close }: { rate: Rate; most: number; close: () => void }) {
  const { t } = useTranslation("points");
  const toasts = useToasts();
  const format = useFormat();
  const convert = useOnce("points.convert");
  const form = useSiteForm({
    defaultValues: { points: String(most), password: "" },
    // The balance is no bound: after a lost answer it is lower, and the same points are sent again under the same key.
    rules: { points: { required: true, whole: { min: rate.points, max: MAX_CONVERT_POINTS } }, password: { required: true } },
    fieldOf: { "password.wrong_old": "password", "points.insufficient": "points" },
    labels: { points: t("convert.points"), password: t("password") },
    send: async ({ points, password }) => {
      const given = await convert.send({ points: toWhole(points) ?? 0, password });
      toasts.show({ tone: "positive", message: t("convert.done", { amount: format.money(given.amount) }) });
      close();
    },
  });
  return (
    <Form onSubmit={form.submit} aria-label={t("convert.open")}>
      {({ pending }) => (
        <>
          <Text>{t("convert.rate", rule(rate, format))}</Text>
          <RefusalAlert by={form} />
          <TextField
            label={t("convert.points")}
            inputMode="numeric"
            required
            description={t("convert.step", { points: rate.points })}
            {...form.of("points")}
          />
          <PasswordProof form={form} />
          <Button type="submit" variant="primary" fullWidth pending={pending}>
            {t("convert.open")}
          </Button>
        </>
      )}
    </Form>
  );
}
