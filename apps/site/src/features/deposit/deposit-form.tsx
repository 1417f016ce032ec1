import { useTranslation } from "react-i18next";
import { AmountField } from "@baize/ui/amount-field";
import { Button } from "@baize/ui/button";
import { EmptyState } from "@baize/ui/empty-state";
import { Form } from "@baize/ui/form";
import { RadioGroup } from "@baize/ui/radio-group";
import type { OutputOf } from "@baize/api/contract/contract";
import { minorOf, toMoneyAmount } from "@baize/domain/money/amount";
import { useFormat } from "@baize/i18n/use-format";
import { ReadError } from "../../shared/api/read-error.tsx";
import { RefusalAlert } from "../../shared/forms/refusal-alert.tsx";
import { useRead } from "../../shared/api/use-read.ts";
import { PartSkeleton } from "../../shared/page/part-skeleton.tsx";
import { DepositOffers } from "./deposit-offers.tsx";
import { DepositDetails } from "./deposit-details.tsx";
import { useDepositsLeft } from "./use-deposits-left.ts";
import { useChannelNote } from "./use-channel-note.ts";
import { useDeposit } from "./use-deposit.ts";
import type { Channel } from "./types.ts";

type Made = OutputOf<"deposits.create">;

/** The form for method and amount. Its values stay until a deposit was made. */
export function DepositForm({ onMade }: { onMade: (made: Made) => void }) {
  const { t } = useTranslation("money");
  const read = useRead("deposits.channels", {});
  if (read.isError) return <ReadError read={read} />;
  if (!read.data) return <PartSkeleton blockSize="20rem" />;
  const [first, ...others] = read.data.items.filter(({ open }) => open);
  if (!first) return <EmptyState title={t("deposit.none.title")}>{t("deposit.none.body")}</EmptyState>;
  return <Fields channels={[first, ...others]} minutes={read.data.minutes} onMade={onMade} />;
}

interface FieldsProps {
  channels: readonly [Channel, ...Channel[]];
  minutes: number;
  onMade: (made: Made) => void;
}

function Fields({ channels, minutes, onMade }: FieldsProps) {
  const { t } = useTranslation("money");
  const format = useFormat();
  const note = useChannelNote();
  const left = useDepositsLeft();
  const { form, channel } = useDeposit(channels, onMade);
  const amount = form.control("amount");
  const shown = (minor: bigint) => format.money(toMoneyAmount({ minor, currency: channel.min.currency }));
  return (
    <Form aria-label={t("deposit.form")} onSubmit={form.submit}>
      {({ pending }) => (
        <>
          <RadioGroup
            label={t("deposit.channel")}
            variant="box"
            options={channels.map((one) => ({ value: one.id, label: t(`channel.${one.kind}`), note: note(one) }))}
            {...form.control("channel")}
            value={channel.id}
          />
          <AmountField
            label={t("amount")}
            required
            currency={channel.min.currency}
            locale={format.locale.tags[0] ?? "en"}
            quick={channel.quick.map(minorOf)}
            {...amount}
          />
          <DepositOffers amount={amount.value} max={minorOf(channel.max)} shown={shown} onAmountChange={amount.onValueChange} />
          <DepositDetails channel={channel} amount={amount.value} minutes={minutes} remaining={left} />
          <RefusalAlert by={form} takesFocus />
          <Button type="submit" variant="primary" fullWidth pending={pending}>
            {pending ? t("sending") : amount.value ? t("deposit.payAmount", { amount: shown(amount.value) }) : t("deposit.go")}
          </Button>
        </>
      )}
    </Form>
  );
}
