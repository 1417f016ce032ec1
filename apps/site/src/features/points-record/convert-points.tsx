import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@baize/ui/button";
import { Form } from "@baize/ui/form";
import { Modal } from "@baize/ui/modal";
import { Text } from "@baize/ui/text";
import { TextField } from "@baize/ui/text-field";
import type { OutputOf } from "@baize/api/contract";
import { useFormat } from "@baize/i18n/use-format";
import { formText } from "../../shared/form-text.ts";
import { PasswordProof } from "../../shared/password-proof.tsx";
import { RefusalAlert } from "../../shared/refusal-alert.tsx";
import { toasts } from "../../shared/toasts.ts";
import { phoneWide } from "../../shared/page-layout.css.ts";
import { useRead } from "../../shared/use-endpoint.ts";
import { useOnce } from "../../shared/use-once.ts";
import { useRefusal } from "../../shared/use-refusal.ts";

type Rate = OutputOf<"points.config">["convert"];

/** Points become a bonus, in whole steps and against the password. */
export function ConvertPoints({ points }: { points: number }) {
  const { t } = useTranslation(["points", "common"]);
  const [open, set] = useState(false);
  const { data } = useRead("points.config", {});
  if (!data) return null;
  const steps = Math.floor(points / data.convert.points);
  return (
    <>
      <Button className={phoneWide} disabled={steps === 0} onClick={() => set(true)}>
        {t("convert.open")}
      </Button>
      <Modal open={open} onOpenChange={set} title={t("convert.open")} closeLabel={t("common:action.close")}>
        <ConvertForm rate={data.convert} most={steps * data.convert.points} close={() => set(false)} />
      </Modal>
    </>
  );
}

function ConvertForm({ rate, most, close }: { rate: Rate; most: number; close: () => void }) {
  const { t } = useTranslation(["points", "validation"]);
  const format = useFormat();
  const convert = useOnce("points.convert");
  const refusal = useRefusal({
    names: ["points", "password"],
    fieldOf: { "password.wrong_old": "password", "points.insufficient": "points" },
    labels: { points: t("mine") },
  });
  const rule = { points: rate.points, amount: format.money(rate.amount), times: rate.times, days: rate.days };
  const submit = async (event: { currentTarget: HTMLFormElement }) => {
    const data = new FormData(event.currentTarget);
    try {
      const given = await convert.send({ points: Number(formText(data, "points")), password: formText(data, "password") });
      toasts.show({ tone: "positive", message: t("convert.done", { amount: format.money(given.amount) }) });
      close();
    } catch (error) {
      refusal.refuse(error);
    }
  };
  return (
    <Form onSubmit={submit} aria-label={t("convert.open")}>
      {({ pending }) => (
        <>
          <Text>{t("convert.rate", rule)}</Text>
          <RefusalAlert by={refusal} />
          <TextField
            name="points"
            label={t("convert.points")}
            inputMode="numeric"
            required
            defaultValue={String(most)}
            description={t("convert.step", { points: rate.points })}
            {...refusal.of("points")}
          />
          <PasswordProof refusal={refusal} />
          <Button type="submit" variant="primary" full loading={pending}>
            {t("convert.open")}
          </Button>
        </>
      )}
    </Form>
  );
}
