import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "@baize/ui/alert";
import { Button } from "@baize/ui/button";
import type { InputOf, OutputOf } from "@baize/api/contract/contract";
import { formatAmount, minorOf } from "@baize/domain/money/amount";
import { useFormat } from "@baize/i18n/use-format";
import { api } from "../../shared/api/api.ts";
import { toasts } from "../../shared/overlays/toasts.ts";
import { useErrorText } from "../../shared/api/use-error-text.ts";
import { useSpans } from "../../shared/language/use-spans.ts";
import { useWhitelabel } from "../../shared/brand/use-whitelabel.ts";

type Told = OutputOf<"responsibleGambling.simulate">;
type Asked = InputOf<"responsibleGambling.simulate">;
// At noon UTC it is the same day in nearly every zone that the brand may write its dates in.
const noon = 12 * 3_600_000;

interface SimulationProps {
  kind: Asked["kind"];
  period: Asked["period"];
  amount: bigint | undefined;
}

/** Applies a limit to one's own last month before it is set. */
export function Simulation({ kind, period, amount }: SimulationProps) {
  const { t } = useTranslation("responsible-gambling");
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
      setTold({ amount, answer: await api.read("responsibleGambling.simulate", asked) });
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
      <Button fullWidth disabled={amount === undefined} pending={busy} onClick={() => void ask()}>
        {t("simulation.try")}
      </Button>
    </>
  );
}

/** The month's result, in sentences. */
function useRehearsalText(kind: Asked["kind"]): (told: Told) => string {
  const { t } = useTranslation("responsible-gambling");
  const format = useFormat();
  const spans = useSpans();
  const dayText = (day: string) => format.date(Date.parse(day) + noon);
  const stoppedText = ({ stops }: Told) => {
    if (stops.length > 4)
      return t("simulation.often", { days: spans.of(stops.length, "day"), day: dayText(stops[0]?.day ?? "") });
    return t("simulation.stopped", { days: format.list(stops.map(({ day }) => dayText(day))) });
  };
  return (told) => {
    if (told.count === 0) return t("simulation.nothing");
    if (told.stops.length === 0) return t("simulation.enough");
    const lost = minorOf(told.lost);
    const after = t(kind === "deposit" ? "simulation.notDeposited" : "simulation.notStaked", {
      amount: format.money(told.amount),
    });
    const result = lost > 0n ? t("simulation.lost", { amount: format.money(told.lost) }) : "";
    return [stoppedText(told), after, kind === "deposit" ? "" : result].filter(Boolean).join(" ");
  };
}
