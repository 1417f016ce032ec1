import { useTranslation } from "react-i18next";
import type { OutputOf } from "@baize/api/contract/contract";
import { formatAmount, minorOf } from "@baize/domain/money/amount";
import { useOnce } from "../../shared/api/use-once.ts";
import { useRangeProblem } from "../../shared/money/use-range-problem.ts";
import { useRefusal } from "../../shared/forms/use-refusal.ts";
import type { Channel } from "./types.ts";

/** Validates a deposit, opens it once, and keeps the refusal. */
export function useDeposit(onMade: (made: OutputOf<"deposits.create">) => void) {
  const { t } = useTranslation(["money", "validation"]);
  const create = useOnce("deposits.create");
  const problem = useRangeProblem();
  const refusal = useRefusal({
    names: ["channel", "amount"],
    fieldOf: { "deposit.channel_closed": "channel" },
    labels: { amount: t("amount") },
  });
  const send = async (form: HTMLFormElement, channel: Channel, amount: bigint | undefined) => {
    const found = problem(amount, { min: minorOf(channel.min), max: minorOf(channel.max) }, channel.min.currency);
    if (!refusal.passes(form, found ? { amount: found } : {}) || amount === undefined) return;
    try {
      onMade(await create.send({ channel: channel.id, amount: formatAmount(amount, channel.min.currency) }));
    } catch (error) {
      refusal.refuse(error);
    }
  };
  return { refusal, send };
}
