import { useTranslation } from "react-i18next";
import { AmountField } from "@baize/ui/amount-field";
import { Button } from "@baize/ui/button";
import { Form } from "@baize/ui/form";
import { Heading } from "@baize/ui/heading";
import { NativeSelect } from "@baize/ui/native-select";
import { SegmentedControl } from "@baize/ui/segmented-control";
import { Stack } from "@baize/ui/stack";
import { Surface } from "@baize/ui/surface";
import { Text } from "@baize/ui/text";
import { toMoneyAmount } from "@baize/domain/money/amount";
import { useFormat } from "@baize/i18n/use-format";
import { RefusalAlert } from "../../shared/forms/refusal-alert.tsx";
import type { Transfer } from "./use-transfer.ts";

/** Direction, provider and amount of a transfer. */
export function TransferForm({ transfer }: { transfer: Transfer }) {
  const { t } = useTranslation("wallet");
  const format = useFormat();
  const { mayGoIn, amountField, direction, turn, vendors, vendor, there, currency, form } = transfer;
  const available = format.money(toMoneyAmount({ minor: there, currency }));
  const options = vendors.map(({ wallet, name, balance, open }) => ({
    value: wallet,
    label: open ? t("vendor.option", { name, amount: format.money(balance) }) : t("vendor.optionClosed", { name }),
    disabled: !open,
  }));
  return (
    <Surface as="section" aria-labelledby="wallet-transfer">
      <Stack gap={4}>
        <Heading level={3} id="wallet-transfer">
          {t("form")}
        </Heading>
        <Form aria-label={t("form")} onSubmit={form.submit}>
          {({ pending }) => (
            <>
              {mayGoIn ? (
                <SegmentedControl
                  fullWidth
                  size="md"
                  aria-label={t("direction")}
                  items={[
                    { value: "in", label: t("direction.in") },
                    { value: "out", label: t("direction.out") },
                  ]}
                  value={direction}
                  onValueChange={turn}
                />
              ) : null}
              <NativeSelect
                label={t(direction === "in" ? "vendor.to" : "vendor.from")}
                placeholder={t("vendor.choose")}
                options={options}
                {...vendor}
              />
              <AmountField
                ref={amountField}
                label={t("amount")}
                required
                currency={currency}
                locale={format.locale.tags[0] ?? "en"}
                all={{ label: t("all"), amount: there }}
                {...form.control("amount")}
              />
              <Text tone="muted" size="sm">
                {t(direction === "in" ? "there.main" : "there.vendor", { amount: available })}
              </Text>
              <RefusalAlert by={form} takesFocus />
              <Button type="submit" variant="primary" fullWidth pending={pending}>
                {pending ? t("sending") : t("go")}
              </Button>
            </>
          )}
        </Form>
      </Stack>
    </Surface>
  );
}
