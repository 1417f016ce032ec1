import type { HTMLAttributes, Ref } from "react";
import { warn } from "../overlay/warn.ts";
import { cx } from "../theme/cx.ts";
import type { MoneyParts } from "./money-parts.ts";
import * as css from "./money.css.ts";

export { type MoneyOptions, moneyParts, type MoneyParts, moneyText } from "./money-parts.ts";

export interface MoneyProps extends Omit<HTMLAttributes<HTMLElement>, "children"> {
  /** From `moneyParts`, or from the site's own formatter. */
  parts: MoneyParts;
  /** `balance` sets minor units at half size; `net` colours a result by its sign, which is always there to be read. */
  variant?: "plain" | "balance" | "net";
  /** Without it the figure keeps the size around it. */
  size?: keyof typeof css.size;
  ref?: Ref<HTMLElement>;
}

/** Signs that every screen holds in one line: a loss of a thousand crore with its paise has as many. */
const longest = 20;

/** A sum of money: condensed, tabular, symbol first, left-to-right in every language. Rest props and `ref` land on the `<bdi>`. */
export function Money({ parts, variant = "plain", size, className, ...rest }: MoneyProps) {
  const { sign, symbol, integer, decimal, fraction } = parts;
  if (variant === "net" && !sign && /[1-9]/.test(integer + fraction))
    warn("Money: a net result without its sign says its meaning by colour alone. Make the parts with `signed: true`.");
  const length = sign.length + symbol.length + integer.length + decimal.length + fraction.length;
  const names = cx(
    css.root,
    size && css.size[size],
    variant === "net" && css.net[sign],
    length > longest && css.endless,
    className,
  );
  return (
    <bdi data-component="money" dir="ltr" className={names} {...rest}>
      {`${sign}${symbol}${integer}`}
      {decimal &&
        (variant === "balance" ? (
          <span data-part="minor" className={css.minor}>
            {decimal + fraction}
          </span>
        ) : (
          decimal + fraction
        ))}
    </bdi>
  );
}
