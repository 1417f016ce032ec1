import { useTranslation } from "react-i18next";
import { MOST_PIECES } from "@baize/domain/points/redemption";
import { Button } from "@baize/ui/button";
import { Form } from "@baize/ui/form";
import { TextArea } from "@baize/ui/text-area";
import { TextField } from "@baize/ui/text-field";
import { formText } from "../../shared/form-text.ts";
import { PasswordProof } from "../../shared/password-proof.tsx";
import { RefusalAlert } from "../../shared/refusal-alert.tsx";
import { toasts } from "../../shared/toasts.ts";
import { useOnce } from "../../shared/use-once.ts";
import { useRefusal } from "../../shared/use-refusal.ts";
import type { Reward } from "./reward-cards.tsx";

/** Where the goods go, and the password: points are taken when this is sent. */
export function ExchangeForm({ reward, close }: { reward: Reward; close: () => void }) {
  const { t } = useTranslation(["points", "validation"]);
  const redeem = useOnce("points.redeem");
  const refusal = useRefusal({
    names: ["quantity", "address", "phone", "password"],
    fieldOf: { "password.wrong_old": "password", "points.out_of_stock": "quantity" },
    labels: { quantity: t("exchange.quantity"), address: t("exchange.address"), phone: t("exchange.phone") },
  });
  const submit = async (event: { currentTarget: HTMLFormElement }) => {
    const data = new FormData(event.currentTarget);
    const text = (name: string) => formText(data, name);
    const input = {
      quantity: Number(text("quantity")),
      address: text("address"),
      phone: text("phone"),
      password: text("password"),
    };
    try {
      const { number } = await redeem.send({ id: reward.id, ...input });
      toasts.show({ tone: "positive", message: t("exchange.done", { number }) });
      close();
    } catch (error) {
      refusal.refuse(error);
    }
  };
  const most = Math.min(MOST_PIECES, reward.remaining ?? MOST_PIECES);
  return (
    <Form onSubmit={submit} aria-label={t("exchange.send")}>
      {({ pending }) => (
        <>
          <RefusalAlert by={refusal} />
          <TextField
            name="quantity"
            label={t("exchange.quantity")}
            inputMode="numeric"
            required
            defaultValue="1"
            description={t("exchange.most", { count: most })}
            {...refusal.of("quantity")}
          />
          <TextArea
            name="address"
            label={t("exchange.address")}
            rows={3}
            required
            autoComplete="street-address"
            {...refusal.of("address")}
          />
          <TextField name="phone" type="tel" label={t("exchange.phone")} required autoComplete="tel" {...refusal.of("phone")} />
          <PasswordProof refusal={refusal} />
          <Button type="submit" variant="primary" full loading={pending}>
            {t("exchange.send")}
          </Button>
        </>
      )}
    </Form>
  );
}
