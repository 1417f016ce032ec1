import { useTranslation } from "react-i18next";
import type { InputOf } from "@baize/api/contract/contract";
import { formatAmount } from "@baize/domain/money/amount";
import { useFormat } from "@baize/i18n/use-format";
import { toasts } from "../../shared/overlays/toasts.ts";
import { useChange } from "../../shared/api/use-change.ts";
import { useRefusal } from "../../shared/forms/use-refusal.ts";
import { useWhitelabel } from "../../shared/brand/use-whitelabel.ts";
import type { Limit } from "./use-limit-messages.ts";

/** Sets or removes a limit, and shows from when that applies. */
export function useLimitForm({ kind, period }: Limit, onDone: () => void) {
  const { t } = useTranslation(["responsible-gambling", "validation"]);
  const format = useFormat();
  const { data: brand } = useWhitelabel();
  const change = useChange("responsibleGambling.setLimit");
  const removal = useChange("responsibleGambling.setLimit");
  const labels = { amount: t("form.amount"), minutes: t("form.minutes") };
  const refusal = useRefusal({ names: ["amount", "minutes"], labels });
  const send = async (by: typeof change, measure: Partial<InputOf<"responsibleGambling.setLimit">>) => {
    const { at, waits } = await by.mutateAsync({ input: { kind, period, ...measure } });
    toasts.show({ tone: "positive", message: waits ? t("form.waits", { time: format.dateTime(at) }) : t("form.saved") });
    onDone();
  };
  const save = async (form: HTMLFormElement, amount: bigint | undefined, minutes: string) => {
    const field = kind === "time" ? "minutes" : "amount";
    const missing = kind === "time" ? minutes === "" : amount === undefined;
    const found = missing ? { [field]: t("validation:issue.required", { field: labels[field] }) } : {};
    if (!refusal.passes(form, found)) return;
    const money = amount === undefined ? {} : { amount: formatAmount(amount, brand?.currency.code ?? "INR") };
    await send(change, kind === "time" ? { minutes: Number(minutes) } : money).catch(refusal.refuse);
  };
  return { refusal, save, remove: () => void send(removal, {}).catch(refusal.refuse), removing: removal.isPending };
}
