import { useTranslation } from "react-i18next";
import { LIMIT_KINDS } from "@baize/domain/responsible-gambling/limit";
import { Button } from "@baize/ui/button";
import { Divider } from "@baize/ui/divider";
import { Group } from "@baize/ui/group";
import { Heading } from "@baize/ui/heading";
import { Meter } from "@baize/ui/meter";
import { SectionHeading } from "@baize/ui/section-heading";
import { Stack } from "@baize/ui/stack";
import { Text } from "@baize/ui/text";
import { useToasts } from "../../shared/overlays/use-toasts.tsx";
import { useChange } from "../../shared/api/use-change.ts";
import { useErrorText } from "../../shared/api/use-error-text.ts";
import { useSpans } from "../../shared/language/use-spans.ts";
import * as css from "./responsible-gambling.css.ts";
import { figureOf, type Limit, useLimitMessages } from "./use-limit-messages.ts";

interface LimitsProps {
  limits: readonly Limit[];
  raiseHours: number;
  /** Opens the form of one: `loss-week`. */
  onChoose: (path: string) => void;
}

/** Every possible limit, with what is used of it. */
export function Limits({ limits, raiseHours, onChoose }: LimitsProps) {
  const { t } = useTranslation("responsible-gambling");
  const spans = useSpans();
  return (
    <section aria-labelledby="play-limits">
      <Stack gap={5}>
        <Stack gap={2}>
          <SectionHeading titleId="play-limits" title={t("limits.title")} />
          <Text tone="muted" measure>
            {t("limits.wait", { wait: spans.of(raiseHours, "hour") })}
          </Text>
        </Stack>
        <div className={css.kinds}>
          {LIMIT_KINDS.map((kind) => (
            <Stack key={kind} gap={3} className={css.kind}>
              <Heading level={3} size="md">
                {t(`kind.${kind}`)}
              </Heading>
              <Text tone="muted" size="sm">
                {t(`kind.${kind}.note`)}
              </Text>
              {limits
                .filter((limit) => limit.kind === kind)
                .map((limit) => (
                  <div key={limit.period}>
                    <Divider role="presentation" />
                    <LimitRow limit={limit} onChoose={() => onChoose(`${kind}-${limit.period}`)} />
                  </div>
                ))}
            </Stack>
          ))}
        </div>
      </Stack>
    </section>
  );
}

function LimitRow({ limit, onChoose }: { limit: Limit; onChoose: () => void }) {
  const { t } = useTranslation("responsible-gambling");
  const words = useLimitMessages();
  const max = figureOf(limit);
  const used = figureOf(limit.used) ?? 0n;
  const next = words.next(limit);
  const shown = used < 0n ? 0n : used;
  return (
    <div className={css.row}>
      <div className={css.measure}>
        {max === undefined ? (
          <>
            <Text>{t(`period.${limit.period}`)}</Text>
            <Text tone="muted" size="sm">
              {used < 0n ? t("limit.ahead", { won: words.won(limit) }) : t("limit.usedOnly", { used: words.measure(limit.used) })}
            </Text>
          </>
        ) : (
          <Meter
            label={t(`period.${limit.period}`)}
            value={shown}
            max={max > 0n ? max : 1n}
            valueLabel={t("limit.used", {
              used: used < 0n ? words.nothing(limit) : words.measure(limit.used),
              limit: words.measure(limit),
            })}
            low={(max * 8n) / 10n}
            high={max}
            notes={{ middle: t("limit.near"), high: t("limit.reached") }}
          />
        )}
        {next ? (
          <Group gap={2}>
            <Text tone="muted" size="sm">
              {next}
            </Text>
            <TakeBack limit={limit} />
          </Group>
        ) : null}
      </div>
      <Button
        size="sm"
        aria-label={t(max === undefined ? "limit.setNamed" : "limit.changeNamed", { name: words.name(limit) })}
        onClick={onChoose}
      >
        {t(max === undefined ? "limit.set" : "limit.change")}
      </Button>
    </div>
  );
}

/** Takes back a change that waits: the limit in force is set once more. */
function TakeBack({ limit }: { limit: Limit }) {
  const { t } = useTranslation("responsible-gambling");
  const errorText = useErrorText();
  const toasts = useToasts();
  const words = useLimitMessages();
  const change = useChange("responsibleGambling.setLimit");
  const { kind, period, amount, minutes } = limit;
  const said = { limit: words.measure(limit), name: words.name(limit) };
  const press = () =>
    change.mutate(
      { input: { kind, period, amount: amount?.amount, minutes: minutes ?? undefined } },
      {
        onSuccess: () => toasts.show({ tone: "positive", message: t("limit.kept", said) }),
        onError: (error) => toasts.show({ tone: "negative", message: errorText(error) }),
      },
    );
  return (
    <Button variant="ghost" size="sm" pending={change.isPending} aria-label={t("limit.takeBackNamed", said)} onClick={press}>
      {t("limit.takeBack", said)}
    </Button>
  );
}
