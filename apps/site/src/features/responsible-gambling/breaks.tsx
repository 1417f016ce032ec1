import { useState } from "react";
import { useTranslation } from "react-i18next";
import { confirm } from "@baize/ui/alert-dialog";
import { Button } from "@baize/ui/button";
import { RadioGroup } from "@baize/ui/radio-group";
import { SectionHeading } from "@baize/ui/section-heading";
import { Stack } from "@baize/ui/stack";
import { Text } from "@baize/ui/text";
import { useFormat } from "@baize/i18n/use-format";
import { useModals } from "../../shared/overlays/use-modals.ts";
import { useToasts } from "../../shared/overlays/use-toasts.tsx";
import { useChange } from "../../shared/api/use-change.ts";
import { useErrorText } from "../../shared/api/use-error-text.ts";
import { useSpans } from "../../shared/language/use-spans.ts";
import * as css from "./responsible-gambling.css.ts";

const forGood = "0";

/** A break of days, or self-exclusion for months or for good: confirmed twice, and not reversible. */
export function Breaks({ coolOffDays, exclusionMonths }: { coolOffDays: readonly number[]; exclusionMonths: readonly number[] }) {
  const { t } = useTranslation("responsible-gambling");
  const spans = useSpans();
  const [days, setDays] = useState(String(coolOffDays[0] ?? 1));
  const [months, setMonths] = useState(String(exclusionMonths[0] ?? 6));
  const { close, closing } = useClosing();
  const dayLabel = (count: number) => spans.of(count, "day");
  return (
    <section aria-labelledby="play-breaks">
      <Stack gap={5} className={css.column}>
        <Stack gap={2}>
          <SectionHeading titleId="play-breaks" title={t("break.title")} />
          <Text tone="muted">{t("break.body")}</Text>
        </Stack>
        <RadioGroup
          label={t("break.coolOff")}
          direction="row"
          value={days}
          onValueChange={setDays}
          options={coolOffDays.map((count) => ({ value: String(count), label: dayLabel(count) }))}
        />
        <Button fullWidth pending={closing} onClick={() => void close({ days: Number(days) }, dayLabel(Number(days)))}>
          {t("break.start")}
        </Button>
        <RadioGroup
          label={t("break.exclude")}
          direction="row"
          value={months}
          onValueChange={setMonths}
          options={[
            ...exclusionMonths.map((count) => ({ value: String(count), label: spans.months(count) })),
            { value: forGood, label: t("break.forGood") },
          ]}
        />
        <Button
          variant="danger"
          fullWidth
          pending={closing}
          onClick={() => void close({ months: Number(months) }, months === forGood ? undefined : spans.months(Number(months)))}
        >
          {t("break.excludeStart")}
        </Button>
      </Stack>
    </section>
  );
}

/** Asks for confirmation, closes play, and says until when. `length` undefined: for good. */
function useClosing() {
  const { t } = useTranslation("responsible-gambling");
  const format = useFormat();
  const errorText = useErrorText();
  const modals = useModals();
  const toasts = useToasts();
  const rest = useChange("responsibleGambling.coolOff");
  const exclude = useChange("responsibleGambling.selfExclude");
  const close = async (wish: { days: number } | { months: number }, length: string | undefined) => {
    const sure = await confirm(modals, {
      title: length ? t("break.sure", { length }) : t("break.sureForGood"),
      description: t("break.body"),
      confirmLabel: t("break.confirm"),
      cancelLabel: t("break.cancel"),
      tone: "negative",
    });
    if (!sure) return;
    try {
      const { until } =
        "days" in wish
          ? await rest.mutateAsync({ input: wish })
          : await exclude.mutateAsync({ input: wish.months > 0 ? { months: wish.months } : {} });
      const message = until === null ? t("block.forGood") : t("block.until", { time: format.dateTime(until) });
      toasts.show({ tone: "positive", message });
    } catch (error) {
      toasts.show({ tone: "negative", message: errorText(error) });
    }
  };
  return { close, closing: rest.isPending || exclude.isPending };
}
