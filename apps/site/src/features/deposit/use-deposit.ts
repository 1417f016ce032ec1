import { useTranslation } from "react-i18next";
import { isApiError } from "@baize/api/client/api-error";
import type { OutputOf } from "@baize/api/contract";
import { formatWireAmount, minorOf } from "@baize/domain/money/wire";
import { useChange } from "../../shared/use-change.ts";
import { useIntent } from "../../shared/use-intent.ts";
import { useRangeProblem } from "../../shared/use-range-problem.ts";
import { useRefusal } from "../../shared/use-refusal.ts";
import type { Channel } from "./deposit-form.tsx";

/** Looks at a deposit, opens it once, and holds what was refused. */
export function useDeposit(onMade: (made: OutputOf<"deposits.create">) => void) {
  const { t } = useTranslation(["money", "validation"]);
  const create = useChange("deposits.create");
  const intent = useIntent();
  const problem = useRangeProblem();
  const refusal = useRefusal({
    names: ["channel", "amount"],
    fieldOf: { "deposit.channel_closed": "channel" },
    labels: { amount: t("amount") },
  });
  const send = async (form: HTMLFormElement, channel: Channel, amount: bigint | undefined) => {
    const found = problem(amount, { min: minorOf(channel.min), max: minorOf(channel.max) }, channel.min.currency);
    if (!refusal.passes(form, found ? { amount: found } : {}) || amount === undefined) return;
    const input = { channel: channel.id, amount: formatWireAmount(amount, channel.min.currency) };
    try {
      const made = await create.mutateAsync({ input, key: intent.keyFor(input) });
      intent.answered();
      onMade(made);
    } catch (error) {
      if (isApiError(error, "idempotency.mismatch")) intent.answered();
      refusal.refuse(error);
    }
  };
  return { refusal, send };
}
