import { useTranslation } from "react-i18next";
import { Badge } from "@baize/ui/badge";
import type { Statement } from "./types.ts";

/** A zero amount is paid without a move. */
export type ShownState = Statement["state"] | "overdue" | "refused" | "nothing";

const TONES = {
  computed: "neutral",
  due: "warning",
  overdue: "negative",
  paid: "positive",
  guaranteed: "warning",
  refused: "negative",
  nothing: "neutral",
} as const satisfies Record<ShownState, string>;

/** The state at a moment: a bill is overdue before a job pays it from the guarantee. */
export function shownState({ state, dueAt, dispute, amount }: Statement, now: number): ShownState {
  if (state === "due" && dueAt !== null && dueAt <= now) return "overdue";
  if (state === "guaranteed" && dispute !== "") return "refused";
  return state === "paid" && Number(amount.amount) === 0 ? "nothing" : state;
}

interface StatementStateProps {
  readonly statement: Statement;
  readonly now: number;
}

export function StatementState({ statement, now }: StatementStateProps) {
  const { t } = useTranslation("agent-income");
  const state = shownState(statement, now);
  return <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>;
}
