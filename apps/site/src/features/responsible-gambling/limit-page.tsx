import { useTranslation } from "react-i18next";
import { AmountField } from "@baize/ui/amount-field";
import { Button } from "@baize/ui/button";
import { Form } from "@baize/ui/form";
import { NativeSelect } from "@baize/ui/native-select";
import { Stack } from "@baize/ui/stack";
import { Text } from "@baize/ui/text";
import { useFormat } from "@baize/i18n/use-format";
import { RefusalAlert } from "../../shared/forms/refusal-alert.tsx";
import type { ValueBinding } from "../../shared/forms/use-site-form.ts";
import { useSpans } from "../../shared/language/use-spans.ts";
import { useWhitelabel } from "../../shared/brand/use-whitelabel.ts";
import { PartHead } from "../../shared/page/part-head.tsx";
import * as css from "./responsible-gambling.css.ts";
import { Simulation } from "./simulation.tsx";
import { useLimitForm } from "./use-limit-form.ts";
import { type Limit, useLimitMessages } from "./use-limit-messages.ts";

const choices = [15, 30, 45, 60, 90, 120, 180, 240, 360, 480] as const;
const quick = [50_000n, 100_000n, 500_000n, 1_000_000n] as const;

interface LimitPageProps {
  limit: Limit;
  raiseHours: number;
  onDone: () => void;
}

/** One limit: its new value, its effect on last month, and its removal. */
export function LimitPage({ limit, raiseHours, onDone }: LimitPageProps) {
  const { t } = useTranslation(["responsible-gambling", "centre"]);
  const spans = useSpans();
  const words = useLimitMessages();
  const { form, remove, removing, refusedRemoval } = useLimitForm(limit, raiseHours, onDone);
  const amount = form.control("amount");
  const isSet = limit.amount !== null || limit.minutes !== null;
  return (
    <Stack gap={5} className={css.column}>
      <PartHead title={words.name(limit)} of={t("centre:page.responsiblePlay")} back={onDone} />
      <Text tone="muted">
        {t(`kind.${limit.kind}.note`)} {t("limits.wait", { wait: spans.of(raiseHours, "hour") })}
      </Text>
      <Form aria-label={words.name(limit)} onSubmit={form.submit}>
        {({ pending }) => (
          <>
            <RefusalAlert by={form} />
            <RefusalAlert by={refusedRemoval} />
            {limit.kind === "time" ? (
              <NativeSelect
                label={t("form.minutes")}
                placeholder={t("form.choose")}
                required
                options={choices.map((value) => ({ value: String(value), label: spans.minutes(value) }))}
                {...form.control("minutes")}
              />
            ) : (
              <MoneyLimit field={amount} />
            )}
            {limit.kind === "time" ? null : <Simulation kind={limit.kind} period={limit.period} amount={amount.value} />}
            <Button type="submit" variant="primary" fullWidth pending={pending}>
              {t("form.save")}
            </Button>
            {isSet ? (
              <Button fullWidth pending={removing} onClick={remove}>
                {t("form.remove")}
              </Button>
            ) : null}
          </>
        )}
      </Form>
    </Stack>
  );
}

function MoneyLimit({ field }: { field: ValueBinding<bigint | undefined> }) {
  const { t } = useTranslation("responsible-gambling");
  const { locale } = useFormat();
  const { data: brand } = useWhitelabel();
  return (
    <AmountField
      label={t("form.amount")}
      required
      currency={brand?.currency.code ?? "INR"}
      locale={locale.tags[0] ?? "en"}
      quick={quick}
      messages={{ quick: t("form.quick") }}
      {...field}
    />
  );
}
