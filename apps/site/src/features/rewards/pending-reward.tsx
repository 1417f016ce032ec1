import { useTranslation } from "react-i18next";
import { Badge } from "@baize/ui/badge";
import { Button } from "@baize/ui/button";
import { Heading } from "@baize/ui/heading";
import { Group } from "@baize/ui/group";
import { Money } from "@baize/ui/money";
import { Stack } from "@baize/ui/stack";
import { Surface } from "@baize/ui/surface";
import { Text } from "@baize/ui/text";
import type { OutputOf } from "@baize/api/contract/contract";
import { useFormat } from "@baize/i18n/use-format";
import { useServerMark } from "../../shared/language/server-text.tsx";
import { useToasts } from "../../shared/overlays/use-toasts.tsx";
import { useErrorText } from "../../shared/api/use-error-text.ts";
import { useMoney } from "../../shared/money/use-money.ts";
import { useOnce } from "../../shared/api/use-once.ts";

type Reward = OutputOf<"rewards.list">["items"][number];

/** One pending reward: what for, how much, its terms, and the button to claim it. */
export function PendingReward({ reward }: { reward: Reward }) {
  const { t } = useTranslation("rewards");
  const serverMark = useServerMark();
  const format = useFormat();
  const money = useMoney();
  const { title, lang, source, amount, times, days, state, at, expiresAt, closedAt } = reward;
  const terms = times === 0 ? t("pending.cash") : t("pending.bonus", { times, days });
  return (
    <Surface as="li" padding="md">
      <Group justify="between" gap={4}>
        <Stack gap={1}>
          <Group gap={2}>
            <Heading level={3} size="md" {...serverMark(lang)}>
              {title}
            </Heading>
            <Badge>{t(`source.${source}`)}</Badge>
          </Group>
          <Text size="sm">{terms}</Text>
          <Text size="sm" tone="muted">
            {state !== "open" && closedAt !== null
              ? t(`pending.at.${state}`, { date: format.dateTime(closedAt) })
              : expiresAt === null
                ? t("pending.since", { date: format.date(at) })
                : t("pending.until", { date: format.dateTime(expiresAt) })}
          </Text>
        </Stack>
        <Group gap={4}>
          <Money parts={money(amount)} size="lg" />
          {state === "open" ? <Take reward={reward} /> : null}
        </Group>
      </Group>
    </Surface>
  );
}

function Take({ reward: { id, title } }: { reward: Reward }) {
  const { t } = useTranslation("rewards");
  const format = useFormat();
  const errorText = useErrorText();
  const toasts = useToasts();
  const claim = useOnce("rewards.claim");
  const take = async () => {
    try {
      const given = await claim.send({ id });
      const key = given.bonusId ? "pending.started" : "pending.taken";
      const message = t(key, { amount: format.money(given.amount), required: format.money(given.required) });
      toasts.show({ tone: "positive", message });
    } catch (error) {
      toasts.show({ tone: "negative", message: errorText(error) });
    }
  };
  return (
    <Button variant="primary" pending={claim.pending} aria-label={t("pending.takeOf", { title })} onClick={() => void take()}>
      {t("pending.take")}
    </Button>
  );
}
