import { Money } from "@baize/ui/money";
import { Timeline, type TimelineStep } from "@baize/ui/timeline";
import type { DecimalAmount } from "@baize/i18n/format/money";
import { useFormat } from "@baize/i18n/use-format";
import { useMoney } from "./use-money.ts";

interface Step {
  readonly state: string;
  readonly at: number;
  readonly amount: DecimalAmount | null;
}
interface PaymentTimelineProps {
  /** Names the list: "Deposit of ₹500.00". */
  readonly label: string;
  readonly steps: readonly Step[];
  /** The texts of a reached state, and of a future one. */
  readonly title: (state: string) => string;
  /** The current step's text, where there is one: the last step is in progress. */
  readonly waiting?: string | undefined;
  /** The next states if nothing goes wrong. */
  readonly ahead: readonly string[];
  readonly toneOf: (state: string) => "positive" | "negative" | "warning";
}

/** The progress of a deposit or withdrawal. */
export function PaymentTimeline({ label, steps, title, waiting, ahead, toneOf }: PaymentTimelineProps) {
  const format = useFormat();
  const money = useMoney();
  const done: TimelineStep[] = steps.map(({ state, at, amount }, place) => ({
    id: `${place}`,
    title: title(state),
    state: "done",
    tone: toneOf(state),
    time: format.dateTime(at),
    dateTime: new Date(at).toISOString(),
    text: amount && <Money parts={money(amount)} />,
  }));
  const now: TimelineStep[] = waiting ? [{ id: "now", title: waiting, state: "now" }] : [];
  const later: TimelineStep[] = ahead.map((state) => ({ id: state, title: title(state), state: "ahead" }));
  return <Timeline aria-label={label} steps={[...done, ...now, ...later]} />;
}
