import { Money } from "@baize/ui/money";
import { Stat, StatGroup } from "@baize/ui/stat";
import type { MoneySign, DecimalAmount } from "@baize/i18n/format/money";
import { useFormat } from "@baize/i18n/use-format";
import { useMoney } from "../money/use-money.ts";

export interface Sum {
  readonly label: string;
  /** Money, or a count of anything else. */
  readonly of: DecimalAmount | number;
  readonly sign?: MoneySign;
}

/** The server's totals of all filtered rows; nothing until they are loaded. */
export function SumFigures({ sums }: { sums: readonly Sum[] | undefined }) {
  const money = useMoney();
  const format = useFormat();
  if (!sums) return null;
  return (
    <StatGroup>
      {sums.map(({ label, of, sign }) => (
        <Stat
          key={label}
          label={label}
          value={typeof of === "number" ? format.number(of) : <Money parts={money(of, sign ? { sign } : {})} />}
        />
      ))}
    </StatGroup>
  );
}
