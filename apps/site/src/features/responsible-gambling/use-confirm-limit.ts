import { useTranslation } from "react-i18next";
import { confirm } from "@baize/ui/alert-dialog";
import type { InputOf } from "@baize/api/contract/contract";
import { minorOf } from "@baize/domain/money/amount";
import { changeLimit } from "@baize/domain/responsible-gambling/limit";
import { useFormat } from "@baize/i18n/use-format";
import { useSpans } from "../../shared/language/use-spans.ts";
import { useModals } from "../../shared/overlays/use-modals.ts";
import { useWhitelabel } from "../../shared/brand/use-whitelabel.ts";
import { figureOf, type Limit, useLimitMessages } from "./use-limit-messages.ts";

type Wanted = Pick<InputOf<"responsibleGambling.setLimit">, "amount" | "minutes">;

/** Says what a new limit will do, by the server's own rule, and asks whether it is meant. */
export function useConfirmLimit(limit: Limit, raiseHours: number): (wanted: Wanted) => Promise<boolean> {
  const { t } = useTranslation("responsible-gambling");
  const modals = useModals();
  const format = useFormat();
  const spans = useSpans();
  const words = useLimitMessages();
  const { data: brand } = useWhitelabel();
  const currency = brand?.currency.code ?? "INR";

  return async ({ amount, minutes }) => {
    const minor = amount === undefined ? undefined : minorOf({ amount, currency });
    const value = minor ?? (minutes === undefined ? null : BigInt(minutes));
    const text =
      amount !== undefined
        ? format.money({ amount, currency })
        : minutes === undefined
          ? t("limit.none")
          : spans.minutes(minutes);
    const held = { value: figureOf(limit) ?? null, nextValue: null, nextAt: null };
    const waits = changeLimit(held, value, 0, raiseHours).nextAt !== null;
    const said = { name: words.name(limit), limit: text, old: words.measure(limit), wait: spans.of(raiseHours, "hour") };
    const reached = !waits && value !== null && (figureOf(limit.used) ?? 0n) >= value;
    return await confirm(modals, {
      title: t(value === null ? "sure.remove" : "sure.title"),
      description: [t(waits ? "sure.later" : "sure.now", said), ...(reached ? [t("sure.reached")] : [])].join(" "),
      confirmLabel: t(value === null ? "form.remove" : "form.save"),
      cancelLabel: t("sure.back"),
    });
  };
}
