import { useTranslation } from "react-i18next";
import { minorOf } from "@baize/domain/money/amount";
import { Button } from "@baize/ui/button";
import { Group } from "@baize/ui/group";
import { Meter } from "@baize/ui/meter";
import { Money } from "@baize/ui/money";
import { Text } from "@baize/ui/text";
import { useFormat } from "@baize/i18n/use-format";
import { ServerText } from "../../shared/language/server-text.tsx";
import { StateCard } from "../../shared/records/state-card.tsx";
import { useMoney } from "../../shared/money/use-money.ts";
import { BonusActions } from "./bonus-actions.tsx";
import { WhatCounts } from "./what-counts.tsx";
import { BONUS } from "@baize/domain/rewards/bonus/state";
import { isOpen } from "@baize/domain/state-machine/machine";
import type { Bonus } from "./types.ts";

const tones = {
  wagering: "info",
  ready: "positive",
  claimed: "neutral",
  expired: "warning",
  given_up: "neutral",
  revoked: "warning",
} as const;

/** One bonus: its amount, wagering, end and possible actions. */
export function BonusCard({ bonus, explain }: { bonus: Bonus; explain: () => void }) {
  const { t } = useTranslation("rewards");
  const format = useFormat();
  const money = useMoney();
  const { title, lang, amount, required, progress, state, grantedAt, expiresAt, closedAt } = bonus;
  const open = isOpen(BONUS, state);
  return (
    <StateCard title={<ServerText lang={lang}>{title}</ServerText>} state={t(`bonus.state.${state}`)} tone={tones[state]}>
      <Money parts={money(amount)} size="lg" />
      <Meter
        label={t("bonus.meter")}
        value={minorOf(progress)}
        max={minorOf(required)}
        valueLabel={t("bonus.played", { played: format.money(progress), required: format.money(required) })}
        tone={state === "ready" ? "positive" : "accent"}
      />
      {state === "wagering" ? <WhatCounts shares={bonus.shares} /> : null}
      <Text size="sm" tone="muted">
        {open
          ? t("bonus.until", { from: format.date(grantedAt), until: format.dateTime(expiresAt) })
          : t("bonus.closed", { from: format.date(grantedAt), closed: format.date(closedAt ?? expiresAt) })}
      </Text>
      <Group gap={3}>
        <BonusActions bonus={bonus} />
        <Button variant="ghost" onClick={explain}>
          {t("bonus.explain")}
        </Button>
      </Group>
    </StateCard>
  );
}
