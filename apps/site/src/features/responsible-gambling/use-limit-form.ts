import { useTranslation } from "react-i18next";
import type { InputOf } from "@baize/api/contract/contract";
import { formatAmount, minorOf } from "@baize/domain/money/amount";
import { useFormat } from "@baize/i18n/use-format";
import { useToasts } from "../../shared/overlays/use-toasts.tsx";
import { useChange } from "../../shared/api/use-change.ts";
import { useRefusedAction } from "../../shared/forms/use-refused-action.ts";
import { useSiteForm } from "../../shared/forms/use-site-form.ts";
import { useWhitelabel } from "../../shared/brand/use-whitelabel.ts";
import { useConfirmLimit } from "./use-confirm-limit.ts";
import type { Limit } from "./use-limit-messages.ts";

interface Typed {
  readonly amount: bigint | undefined;
  readonly minutes: string;
}

/** The form that sets a limit, and the button that removes it. Each is confirmed first, and shows from when it applies. */
export function useLimitForm({ kind, period, ...limit }: Limit, raiseHours: number, onDone: () => void) {
  const { t } = useTranslation(["responsible-gambling", "validation"]);
  const toasts = useToasts();
  const format = useFormat();
  const { data: brand } = useWhitelabel();
  const change = useChange("responsibleGambling.setLimit");
  const removal = useChange("responsibleGambling.setLimit");
  const refusedRemoval = useRefusedAction();
  const labels = { amount: t("form.amount"), minutes: t("form.minutes") };
  const confirmLimit = useConfirmLimit({ kind, period, ...limit }, raiseHours);
  const send = async (by: typeof change, measure: Partial<InputOf<"responsibleGambling.setLimit">>) => {
    if (!(await confirmLimit(measure))) return;
    const { at, waits } = await by.mutateAsync({ input: { kind, period, ...measure } });
    toasts.show({ tone: "positive", message: waits ? t("form.waits", { time: format.dateTime(at) }) : t("form.saved") });
    onDone();
  };
  const form = useSiteForm<Typed>({
    defaultValues: {
      amount: limit.amount ? minorOf(limit.amount) : undefined,
      minutes: limit.minutes === null ? "" : String(limit.minutes),
    },
    rules: { minutes: { required: kind === "time" } },
    check: ({ amount }) => {
      const missing = kind !== "time" && amount === undefined;
      return { amount: missing ? t("validation:issue.required", { field: labels.amount }) : undefined };
    },
    labels,
    send: async ({ amount = 0n, minutes }) => {
      const money = () => formatAmount(amount, brand?.currency.code ?? "INR");
      await send(change, kind === "time" ? { minutes: Number(minutes) } : { amount: money() });
    },
  });
  // Only the refusal of the last action shows.
  const submit: typeof form.submit = async (event) => {
    refusedRemoval.clear();
    await form.submit(event);
  };
  const remove = () => {
    refusedRemoval.clear();
    form.clear();
    send(removal, {}).catch(refusedRemoval.refuse);
  };
  return { form: { ...form, submit }, remove, removing: removal.isPending, refusedRemoval };
}
