import { useState } from "react";
import { useTranslation } from "react-i18next";
import { AmountField } from "@baize/ui/amount-field";
import { Button } from "@baize/ui/button";
import { EmptyState } from "@baize/ui/empty-state";
import { Form } from "@baize/ui/form";
import { RadioGroup } from "@baize/ui/radio-group";
import { Skeleton, SkeletonRegion } from "@baize/ui/skeleton";
import type { OutputOf } from "@baize/api/contract/contract";
import { minorOf } from "@baize/domain/money/amount";
import { useFormat } from "@baize/i18n/use-format";
import { ReadError } from "../../shared/api/read-error.tsx";
import { RefusalAlert } from "../../shared/forms/refusal-alert.tsx";
import { useRead } from "../../shared/api/use-read.ts";
import { DepositDetails } from "./deposit-details.tsx";
import { useChannelNote } from "./use-channel-note.ts";
import { useDeposit } from "./use-deposit.ts";
import type { Channel } from "./types.ts";

type Made = OutputOf<"deposits.create">;

/** The form for method and amount. Its values stay until a deposit was made. */
export function DepositForm({ onMade }: { onMade: (made: Made) => void }) {
  const { t } = useTranslation(["money", "common"]);
  const read = useRead("deposits.channels", {});
  if (read.isError) return <ReadError read={read} />;
  if (!read.data)
    return (
      <SkeletonRegion label={t("common:state.loading")}>
        <Skeleton blockSize="20rem" />
      </SkeletonRegion>
    );
  const channels = read.data.items.filter(({ open }) => open);
  if (channels.length === 0) return <EmptyState title={t("deposit.none.title")}>{t("deposit.none.body")}</EmptyState>;
  return <Fields channels={channels} minutes={read.data.minutes} onMade={onMade} />;
}

interface FieldsProps {
  channels: readonly Channel[];
  minutes: number;
  onMade: (made: Made) => void;
}

function Fields({ channels, minutes, onMade }: FieldsProps) {
  const { t } = useTranslation("money");
  const { locale } = useFormat();
  const note = useChannelNote();
  const { refusal, send } = useDeposit(onMade);
  const [chosen, choose] = useState("");
  const [amount, setAmount] = useState<bigint>();
  const channel = channels.find(({ id }) => id === chosen) ?? channels[0];
  if (!channel) return null;
  return (
    <Form aria-label={t("deposit.form")} onSubmit={(event) => send(event.currentTarget, channel, amount)}>
      {({ pending }) => (
        <>
          <RefusalAlert by={refusal} />
          <RadioGroup
            label={t("deposit.channel")}
            name="channel"
            variant="box"
            value={channel.id}
            onValueChange={choose}
            options={channels.map((one) => ({ value: one.id, label: t(`channel.${one.kind}`), note: note(one) }))}
            {...refusal.of("channel")}
          />
          <AmountField
            name="amount"
            label={t("amount")}
            required
            currency={channel.min.currency}
            locale={locale.tags[0] ?? "en"}
            value={amount}
            onValueChange={setAmount}
            quick={channel.quick.map(minorOf)}
            quickLabel={t("quick")}
            {...refusal.of("amount")}
          />
          <DepositDetails channel={channel} amount={amount} minutes={minutes} />
          <Button type="submit" variant="primary" full loading={pending}>
            {pending ? t("sending") : t("deposit.go")}
          </Button>
        </>
      )}
    </Form>
  );
}
