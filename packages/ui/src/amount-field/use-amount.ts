import { type AmountFault, parseEnteredAmount } from "@baize/domain/money/parse";
import { useState } from "react";
import { moneyParts } from "../money/money-parts.ts";
import { type ChangeDetails, changeDetails } from "../overlay/details.ts";

/** `input`: typed or pasted. `quick`: one of the amounts offered. */
export type AmountChange = ChangeDetails<"input" | "quick"> & {
  /** Why the text is no amount; the value is then `undefined`. */
  readonly fault: AmountFault | undefined;
};
export interface AmountProps {
  /** Minor units: 500000n is ₹5,000. */
  value?: bigint;
  /** The amount at first, in minor units, when the field holds it itself. */
  defaultValue?: bigint;
  /** Called with the new amount in minor units, or `undefined` while the text is no amount. */
  onValueChange?: (value: bigint | undefined, details: AmountChange) => void;
  /** ISO 4217 code: decides the symbol and the number of decimals. */
  currency: string;
  /** BCP 47 tag: decides how the amount is grouped, and the decimal mark. */
  locale: string;
}

/** The typed text and its amount. The text stays as it was typed until the field is left. */
export function useAmount(props: AmountProps) {
  const { value, defaultValue, onValueChange, currency, locale } = props;
  const parts = (amount: bigint) => moneyParts({ amount, currency, locale, minor: "ifAny" });
  const { symbol, decimal } = moneyParts({ amount: 0n, currency, locale });
  const read = (text: string) => parseEnteredAmount(text, { currency, decimal: decimal === "," ? "," : "." });
  const write = (amount: bigint | undefined) => {
    if (amount === undefined) return "";
    const { integer, decimal: mark, fraction } = parts(amount);
    return integer + mark + fraction;
  };
  const held = "value" in props;
  const [text, setText] = useState(() => write(value ?? defaultValue));
  const entered = read(text);
  const meant = entered.ok ? entered.minor : undefined;
  // A new value from outside replaces the typed text.
  const outside = held && value !== meant;
  const amount = outside ? value : meant;
  const change = (next: string, reason: "input" | "quick", event?: Event) => {
    const answer = read(next);
    const fault = answer.ok ? undefined : answer.fault;
    const details = Object.assign(changeDetails(reason, event), { fault });
    onValueChange?.(answer.ok ? answer.minor : undefined, details);
    if (!details.cancelled) setText(next);
  };
  return {
    amount,
    symbol,
    shown: outside ? write(value) : text,
    type: (next: string, event?: Event) => change(next, "input", event),
    take: (next: bigint, event?: Event) => change(write(next), "quick", event),
    settle: () => amount !== undefined && setText(write(amount)),
    textOf: (next: bigint) => `${symbol}${write(next)}`,
  };
}
