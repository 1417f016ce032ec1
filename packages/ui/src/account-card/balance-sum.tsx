import type { MoneyParts } from "../money/money-parts.ts";
import { Money } from "../money/money.tsx";
import { Skeleton } from "../skeleton/skeleton.tsx";
import { roles } from "../theme/roles.ts";
import { cx } from "../theme/cx.ts";
import * as css from "./balance-sum.css.ts";

interface BalanceSumProps {
  /** The sum; a placeholder until it is known. */
  parts: MoneyParts | undefined;
  /** Greys the sum while it cannot be refreshed. */
  stale: boolean | undefined;
  /** What is read in place of a covered sum; undefined shows the sum. */
  concealed: string | undefined;
  className?: string;
}

/** A balance that may be unknown, out of date, or covered. */
export function BalanceSum({ parts, stale, concealed, className }: BalanceSumProps) {
  if (concealed !== undefined)
    return (
      <span data-part="dots" {...roles.image} aria-label={concealed} className={cx(css.dots, className)}>
        ••••••
      </span>
    );
  if (!parts) return <Skeleton inlineSize="5em" blockSize="0.9em" />;
  return <Money parts={parts} variant="balance" className={cx(stale && css.stale, className)} />;
}
