import { useTranslation } from "react-i18next";
import type { OutputOf } from "@baize/api/contract/contract";
import { isCount } from "@baize/domain/agents/contract/type";
import { useFormat } from "@baize/i18n/use-format";
import { Alert } from "@baize/ui/alert";
import { Money } from "@baize/ui/money";
import { Stack } from "@baize/ui/stack";
import { Stat, StatGroup } from "@baize/ui/stat";
import { Text } from "@baize/ui/text";
import { useMoney } from "../../shared/money/use-money.ts";
import type { Contract } from "../../shared/contracts/types.ts";

type Last = OutputOf<"contracts.outcome">["last"];

/** What tiers ask for of a whole window. */
const MEASURES = ["validBet", "profit", "activeUsers", "betAmount", "players"] as const;

interface WhatIfProps {
  readonly type: Contract["type"];
  readonly last: Last;
}

/** What the last settled window would have paid, beside what it paid, and by what it was measured. */
export function WhatIf({ type, last }: WhatIfProps) {
  const { t } = useTranslation("agents");
  const format = useFormat();
  const money = useMoney();
  if (!last) return <Alert tone="info">{t("contract.whatIf.none")}</Alert>;
  const { start, end, amount, paid, tier, measures } = last;
  const hasOneTier = type === "dividend" || type === "daily";
  return (
    <Stack gap={3}>
      <Text>
        {t("contract.whatIf.result", {
          from: format.dateTime(start),
          to: format.dateTime(end),
          amount: format.money(amount),
        })}
      </Text>
      <StatGroup>
        <Stat label={t("contract.whatIf.amount")} value={<Money parts={money(amount)} />} />
        <Stat label={t("contract.whatIf.paid")} value={paid ? <Money parts={money(paid)} /> : t("contract.whatIf.noPaid")} />
        {hasOneTier ? (
          <Stat label={t("contract.whatIf.tier")} value={tier === null ? t("contract.whatIf.noTier") : format.number(tier + 1)} />
        ) : null}
        {MEASURES.map((name) => {
          const value = measures[name];
          if (value === undefined) return null;
          const { currency } = amount;
          return (
            <Stat
              key={name}
              label={t(`contract.measure.${name}`)}
              value={isCount(name) ? format.number(Number(value)) : <Money parts={money({ amount: String(value), currency })} />}
            />
          );
        })}
      </StatGroup>
      <Text size="sm" tone="muted">
        {t("contract.whatIf.lead")}
      </Text>
    </Stack>
  );
}
