import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "@baize/ui/alert";
import { Button } from "@baize/ui/button";
import type { InputOf, OutputOf } from "@baize/api/contract/contract";
import { formatAmount, minorOf } from "@baize/domain/money/amount";
import { useFormat } from "@baize/i18n/use-format";
import { api } from "../../shared/api.ts";
import { toasts } from "../../shared/toasts.ts";
import { useErrorText } from "../../shared/use-error-text.ts";
import { useSpans } from "../../shared/use-spans.ts";
import { useWhitelabel } from "../../shared/use-whitelabel.ts";

type Told = OutputOf<"responsibleGambling.simulate">;
type Asked = InputOf<"responsibleGambling.simulate">;
// At noon UTC it is the same day in nearly every zone that the brand may write its dates in.
const noon = 12 * 3_600_000;

interface RehearsalProps {
  kind: Asked["kind"];
  period: Asked["period"];
  amount: bigint | undefined;
}

/** Tries the limit on one's own last month before it is set. */
export function Rehearsal({ kind, period, amount }: RehearsalProps) {
  const { t } = useTranslation("play");
  const { data: brand } = useWhitelabel();
  const errorText = useErrorText();
  const [told, setTold] = useState<{ amount: bigint; answer: Told }>();
  const [busy, setBusy] = useState(false);
  const text = useRehearsalText(kind);
  const ask = async () => {
    if (amount === undefined) return;
    setBusy(true);
    try {
      const asked = { kind, period, amount: formatAmount(amount, brand?.currency.code ?? "INR") };
      setTold({ amount, answer: await api.call("responsibleGambling.simulate", asked) });
    } catch (error) {
      toasts.show({ tone: "negative", message: errorText(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {told && told.amount === amount ? (
        <Alert tone="info" announce="polite">
          {text(told.answer)}
        </Alert>
      ) : null}
      <Button full disabled={amount === undefined} loading={busy} onClick={() => void ask()}>
        {t("rehearsal.try")}
      </Button>
    </>
  );
}

/** What the month would have been, in sentences. */
function useRehearsalText(kind: Asked["kind"]): (told: Told) => string {
  const { t } = useTranslation("play");
  const format = useFormat();
  const spans = useSpans();
  const dayText = (day: string) => format.date(Date.parse(day) + noon);
  const stoppedText = ({ stops }: Told) => {
    if (stops.length > 4) return t("rehearsal.often", { days: spans.of(stops.length, "day"), day: dayText(stops[0]?.day ?? "") });
    return t("rehearsal.stopped", { days: format.list(stops.map(({ day }) => dayText(day))) });
  };
  return (told) => {
    if (told.count === 0) return t("rehearsal.nothing");
    if (told.stops.length === 0) return t("rehearsal.enough");
    const lost = minorOf(told.lost);
    const after = t(kind === "deposit" ? "rehearsal.notDeposited" : "rehearsal.notStaked", { amount: format.money(told.amount) });
    const result = lost > 0n ? t("rehearsal.lost", { amount: format.money(told.lost) }) : "";
    return [stoppedText(told), after, kind === "deposit" ? "" : result].filter(Boolean).join(" ");
  };
}
