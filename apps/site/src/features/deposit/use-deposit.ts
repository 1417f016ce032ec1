import { useTranslation } from "react-i18next";
import type { OutputOf } from "@baize/api/contract/contract";
import { formatAmount, minorOf } from "@baize/domain/money/amount";
import { useOnce } from "../../shared/api/use-once.ts";
import { useRangeProblem } from "../../shared/money/use-range-problem.ts";
import { useSiteForm } from "../../shared/forms/use-site-form.ts";
import { keepDeposit, lastDeposit } from "./last-deposit.ts";
import type { Channel } from "./types.ts";

interface Deposit {
  readonly channel: string;
  readonly amount: bigint | undefined;
}

/** The method and the amount of the last time, where both can be had today: a deposit then takes two presses. */
function firstValues(channels: readonly Channel[]): Deposit {
  const last = lastDeposit();
  const known = channels.find(({ id }) => id === last?.channel);
  const fits = last && known && last.amount >= minorOf(known.min) && last.amount <= minorOf(known.max);
  return { channel: known?.id ?? "", amount: fits ? last.amount : undefined };
}

/** The form of a deposit by one of the open channels. It is opened once. */
export function useDeposit(channels: readonly [Channel, ...Channel[]], onMade: (made: OutputOf<"deposits.create">) => void) {
  const { t } = useTranslation("money");
  const create = useOnce("deposits.create");
  const problem = useRangeProblem();
  const chosen = (id: string): Channel => channels.find((one) => one.id === id) ?? channels[0];
  const form = useSiteForm<Deposit>({
    defaultValues: firstValues(channels),
    check: ({ channel, amount }) => {
      const { min, max } = chosen(channel);
      return { amount: problem(amount, { min: minorOf(min), max: minorOf(max) }, min.currency) };
    },
    fieldOf: { "deposit.channel_closed": "channel" },
    labels: { channel: t("deposit.channel"), amount: t("amount") },
    send: async ({ channel, amount = 0n }) => {
      const { id, min } = chosen(channel);
      keepDeposit({ channel: id, amount });
      onMade(await create.send({ channel: id, amount: formatAmount(amount, min.currency) }));
    },
  });
  return { form, channel: chosen(form.control("channel").value) };
}
