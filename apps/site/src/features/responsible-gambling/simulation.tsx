import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "@baize/ui/alert";
import { Button } from "@baize/ui/button";
import type { InputOf, OutputOf } from "@baize/api/contract/contract";
import { formatAmount, minorOf } from "@baize/domain/money/amount";
import { useFormat } from "@baize/i18n/use-format";
import { api } from "../../shared/api/api.ts";
import { useToasts } from "../../shared/overlays/use-toasts.tsx";
import { useErrorText } from "../../shared/api/use-error-text.ts";
import { useSpans } from "../../shared/language/use-spans.ts";
import { useWhitelabel } from "../../shared/brand/use-whitelabel.ts";

type Simulated = OutputOf<"responsibleGambling.simulate">;
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
  const toasts = useToasts();
  const [simulated, setSimulated] = useState<{ amount: bigint; answer: Simulated }>();
  const [busy, setBusy] = useState(false);
  const text = useSimulationText(kind);
  const ask = async () => {
    if (amount === undefined) return;
    setBusy(true);
    try {
      const asked = { kind, period, amount: formatAmount(amount, brand?.currency.code ?? "INR") };
      setSimulated({ amount, answer: await api.read("responsibleGambling.simulate", asked) });
    } catch (error) {
      toasts.show({ tone: "negative", message: errorText(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {simulated && simulated.amount === amount ? (
        <Alert tone="info" announce="polite">
          {text(simulated.answer)}
        </Alert>
      ) : null}
      <Button fullWidth disabled={amount === undefined} pending={busy} onClick={() => void ask()}>
        {t("simulation.try")}
      </Button>
    </>
  );
}

/** The month's result, in sentences. */
function useSimulationText(kind: Asked["kind"]): (simulated: Simulated) => string {
  const { t } = useTranslation("responsible-gambling");
  const format = useFormat();
  const spans = useSpans();
  const dayText = (day: string) => format.date(Date.parse(day) + noon);
  const stoppedText = ({ stops }: Simulated) => {
    if (stops.length > 4)
      return t("simulation.often", { days: spans.of(stops.length, "day"), day: dayText(stops[0]?.day ?? "") });
    return t("simulation.stopped", { days: format.list(stops.map(({ day }) => dayText(day))) });
  };
  return (simulated) => {
    if (simulated.count === 0) return t("simulation.nothing");
    if (simulated.stops.length === 0) return t("simulation.enough");
    const lost = minorOf(simulated.lost);
    const after = t(kind === "deposit" ? "simulation.notDeposited" : "simulation.notStaked", {
      amount: format.money(simulated.amount),
    });
    const result = lost > 0n ? t("simulation.lost", { amount: format.money(simulated.lost) }) : "";
    return [stoppedText(simulated), after, kind === "deposit" ? "" : result].filter(Boolean).join(" ");
  };
}
