import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { OutputOf } from "@baize/api/contract/contract";
import { formatAmount, minorOf } from "@baize/domain/money/amount";
import { MAIN_WALLET } from "@baize/domain/payments/wallet-transfer";
import { useFormat } from "@baize/i18n/use-format";
import { useToasts } from "../../shared/overlays/use-toasts.tsx";
import { useOnceNamed } from "../../shared/api/use-once.ts";
import { useRangeProblem } from "../../shared/money/use-range-problem.ts";
import { useSiteForm } from "../../shared/forms/use-site-form.ts";

export type Funds = OutputOf<"wallets.list">;
export type Wallet = Funds["items"][number];
type Direction = "in" | "out";
type Made = OutputOf<"wallets.transfer">;
type Wish = Pick<Made, "from" | "to"> & { readonly amount: string };
interface Typed {
  readonly direction: Direction;
  readonly vendor: string;
  readonly amount: bigint | undefined;
}

/** The result of a transfer, with the provider's name. */
function useSay() {
  const { t } = useTranslation("wallet");
  const toasts = useToasts();
  const format = useFormat();
  return ({ state, to, amount: moved, vendorName }: Made) => {
    const words = { amount: format.money(moved), wallet: to === MAIN_WALLET ? t("main") : vendorName };
    const tone = { succeeded: "positive", pending: "info", failed: "negative" } as const;
    toasts.show({ tone: tone[state], message: t(`done.${state}`, words) });
  };
}

/**
 * The form of a transfer between the main wallet and a provider's, in either direction: its values, its bounds and its sending.
 */
export function useTransfer(funds: Funds, rules: OutputOf<"wallets.merchant">) {
  const { t } = useTranslation("wallet");
  const amountField = useRef<HTMLInputElement>(null);
  const problem = useRangeProblem();
  const say = useSay();
  // The sender's reference of a transfer is the key of the intent.
  const once = useOnceNamed("wallets.transfer", (wish: Wish, reference) => ({ ...wish, reference }));
  const { currency } = rules.min;
  const vendors = funds.items.filter(({ wallet }) => wallet !== MAIN_WALLET);
  /** The chosen provider's wallet, how much there is to move, and what bounds it. */
  const sourceOf = ({ direction, vendor: chosen }: Pick<Typed, "direction" | "vendor">) => {
    const vendor = vendors.find(({ wallet }) => wallet === chosen);
    const source = direction === "in" ? funds.items[0] : vendor;
    const there = source ? minorOf(source.balance) : 0n;
    const bounds = direction === "in" ? { min: minorOf(rules.min), max: minorOf(rules.max) } : { min: 1n, max: there };
    return { vendor, there, bounds };
  };
  const form = useSiteForm<Typed>({
    defaultValues: { direction: funds.isSingle ? "out" : "in", vendor: "", amount: undefined },
    check: (typed) => {
      const { vendor, bounds } = sourceOf(typed);
      return vendor ? { amount: problem(typed.amount, bounds, currency) } : { vendor: t("vendor.missing") };
    },
    fieldOf: {
      "wallet.closed": "vendor",
      "wallet.unknown": "vendor",
      "money.insufficient": "amount",
      "money.out_of_range": "amount",
    },
    labels: { amount: t("amount") },
    send: async ({ direction, vendor, amount = 0n }) => {
      const [from, to] = direction === "in" ? [MAIN_WALLET, vendor] : [vendor, MAIN_WALLET];
      say(await once.send({ from, to, amount: formatAmount(amount, currency) }));
      form.set("amount", undefined);
    },
  });
  const [direction, vendor] = [form.control("direction"), form.control("vendor")];
  const takeFrom = (wallet: string) => {
    form.set("direction", "out");
    form.set("vendor", wallet);
    form.set("amount", undefined);
    amountField.current?.focus();
  };
  const turn = (next: string) => {
    form.set("direction", next === "out" ? "out" : "in");
    form.set("amount", undefined);
    form.clear();
  };
  return {
    mayGoIn: !funds.isSingle,
    amountField,
    direction: direction.value,
    turn,
    vendors,
    vendor,
    there: sourceOf({ direction: direction.value, vendor: vendor.value }).there,
    currency,
    form,
    takeFrom,
  };
}
export type Transfer = ReturnType<typeof useTransfer>;
