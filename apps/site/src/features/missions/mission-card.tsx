import { useTranslation } from "react-i18next";
import { minorOf } from "@baize/domain/money/amount";
import { Button } from "@baize/ui/button";
import { Group } from "@baize/ui/group";
import { Meter } from "@baize/ui/meter";
import { Money } from "@baize/ui/money";
import { Text } from "@baize/ui/text";
import type { OutputOf } from "@baize/api/contract/contract";
import { useFormat } from "@baize/i18n/use-format";
import { StateCard } from "../../shared/records/state-card.tsx";
import { ServerText } from "../../shared/language/server-text.tsx";
import { useToasts } from "../../shared/overlays/use-toasts.tsx";
import { useErrorText } from "../../shared/api/use-error-text.ts";
import { useMoney } from "../../shared/money/use-money.ts";
import { useOnce } from "../../shared/api/use-once.ts";

type Mission = OutputOf<"missions.list">["items"][number];

const tones = { running: "info", done: "positive", claimed: "neutral" } as const;

/** One task: progress, end and reward. */
export function MissionCard({ mission }: { mission: Mission }) {
  const { t } = useTranslation("club");
  const format = useFormat();
  const money = useMoney();
  const { title, lang, period, state, reward, times, endsAt } = mission;
  const terms = times === 0 ? t("mission.cash") : t("mission.bonus", { count: times });
  return (
    <StateCard title={<ServerText lang={lang}>{title}</ServerText>} state={t(`mission.state.${state}`)} tone={tones[state]}>
      <Progress mission={mission} />
      <Group justify="between" gap={3}>
        <Text size="sm" tone="muted">
          {t(`mission.until.${period}`, { date: format.dateTime(endsAt) })} · {terms}
        </Text>
        <Group gap={3}>
          <Money parts={money(reward)} size="lg" />
          {state === "done" ? <Take mission={mission} /> : null}
        </Group>
      </Group>
    </StateCard>
  );
}

function Progress({ mission: { rounds, money, metric } }: { mission: Mission }) {
  const { t } = useTranslation("club");
  const format = useFormat();
  const label = t(`mission.metric.${metric}`);
  if (rounds) {
    const valueLabel = t("of", { done: format.number(rounds.progress), goal: format.number(rounds.goal) });
    return <Meter label={label} value={rounds.progress} max={rounds.goal} valueLabel={valueLabel} />;
  }
  if (!money) return null;
  const valueLabel = t("of", { done: format.money(money.progress), goal: format.money(money.goal) });
  return <Meter label={label} value={minorOf(money.progress)} max={minorOf(money.goal)} valueLabel={valueLabel} />;
}

function Take({ mission: { id, title } }: { mission: Mission }) {
  const { t } = useTranslation("club");
  const format = useFormat();
  const errorText = useErrorText();
  const toasts = useToasts();
  const claim = useOnce("missions.claim");
  const take = async () => {
    try {
      const { amount } = await claim.send({ id });
      toasts.show({ tone: "positive", message: t("mission.taken", { amount: format.money(amount) }) });
    } catch (error) {
      toasts.show({ tone: "negative", message: errorText(error) });
    }
  };
  return (
    <Button variant="primary" pending={claim.pending} aria-label={t("mission.takeOf", { title })} onClick={() => void take()}>
      {t("mission.take")}
    </Button>
  );
}
