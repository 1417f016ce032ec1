import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { OutputOf } from "@baize/api/contract/contract";
import { formatAmount, minorOf } from "@baize/domain/money/amount";
import { MAIN_WALLET } from "@baize/domain/payments/wallet-transfer";
import { useFormat } from "@baize/i18n/use-format";
import { toasts } from "../../shared/overlays/toasts.ts";
import { useOnceNamed } from "../../shared/api/use-once.ts";
import { useRangeProblem } from "../../shared/money/use-range-problem.ts";
import { useRefusal } from "../../shared/forms/use-refusal.ts";

export type Funds = OutputOf<"wallets.consolidated">;
export type Wallet = Funds["items"][number];
type Direction = "in" | "out";
type Made = OutputOf<"wallets.transfer">;
type Wish = Pick<Made, "from" | "to"> & { readonly amount: string };

/** The result of a transfer, with the provider's name. */
function useSay() {
  const { t } = useTranslation("wallet");
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
  const [direction, setDirection] = useState<Direction>(funds.isSingle ? "out" : "in");
  const [chosen, choose] = useState("");
  const [amount, setAmount] = useState<bigint>();
  const problem = useRangeProblem();
  const say = useSay();
  // The sender's reference of a transfer is the key of the intent.
  const once = useOnceNamed("wallets.transfer", (wish: Wish, reference) => ({ ...wish, reference }));
  const refusal = useRefusal({
    names: ["vendor", "amount"],
    fieldOf: {
      "wallet.closed": "vendor",
      "wallet.unknown": "vendor",
      "money.insufficient": "amount",
      "money.out_of_range": "amount",
    },
    labels: { amount: t("amount") },
  });
  const vendors = funds.items.filter(({ wallet }) => wallet !== MAIN_WALLET);
  const vendor = vendors.find(({ wallet }) => wallet === chosen);
  const source = direction === "in" ? funds.items[0] : vendor;
  const there = source ? minorOf(source.balance) : 0n;
  const { currency } = rules.min;
  const bounds = direction === "in" ? { min: minorOf(rules.min), max: minorOf(rules.max) } : { min: 1n, max: there };

  const submit = async (form: HTMLFormElement) => {
    const wrong = vendor ? problem(amount, bounds, currency) : undefined;
    if (!refusal.passes(form, { vendor: vendor ? undefined : t("vendor.missing"), amount: wrong })) return;
    if (!vendor || amount === undefined) return;
    const [from, to] = direction === "in" ? [MAIN_WALLET, vendor.wallet] : [vendor.wallet, MAIN_WALLET];
    try {
      say(await once.send({ from, to, amount: formatAmount(amount, currency) }));
      setAmount(undefined);
    } catch (error) {
      refusal.refuse(error);
    }
  };
  const takeFrom = (wallet: string) => {
    setDirection("out");
    choose(wallet);
    setAmount(undefined);
    amountField.current?.focus();
  };
  const turn = (next: string) => {
    setDirection(next === "out" ? "out" : "in");
    setAmount(undefined);
    refusal.clear();
  };
  return {
    mayGoIn: !funds.isSingle,
    amountField,
    direction,
    turn,
    vendors,
    chosen,
    choose,
    amount,
    setAmount,
    there,
    currency,
    refusal,
    submit,
    takeFrom,
  };
}
export type Transfer = ReturnType<typeof useTransfer>;
