import { useTranslation } from "react-i18next";
import type { ContractState } from "@baize/domain/agents/contract/state";
import { Badge } from "@baize/ui/badge";
import type { Contract } from "../../shared/contracts/types.ts";
import { useSigns } from "./use-signs.ts";

const TONES = {
  offered: "info",
  signed: "positive",
  ending: "warning",
  ended: "neutral",
  superseded: "neutral",
  cancelled: "neutral",
  rejected: "neutral",
  withdrawn: "neutral",
  expired: "neutral",
} as const satisfies Record<ContractState, string>;

/** The state at a moment: an offer expires before a job writes it down. */
export const stateAt = ({ state, expiresAt }: Contract, now: number): ContractState =>
  state === "offered" && expiresAt <= now ? "expired" : state;

/** Whether the reader is the one who has to answer. */
const awaitsReader = (contract: Contract, now: number): boolean => stateAt(contract, now) === "offered" && !contract.own;

/** Who has to answer: the reader, or the agent whose contracts a sub-account reads. */
export function useAwaitsText(): string {
  const { t } = useTranslation("agents");
  return t(useSigns() === false ? "contract.awaitsAgent" : "contract.awaitsYou");
}

interface StateBadgeProps {
  readonly contract: Contract;
  readonly now: number;
}

export function StateBadge({ contract, now }: StateBadgeProps) {
  const { t } = useTranslation("agents");
  const state = stateAt(contract, now);
  const awaits = useAwaitsText();
  if (awaitsReader(contract, now)) return <Badge tone="warning">{awaits}</Badge>;
  return <Badge tone={TONES[state]}>{t(`contract.state.${state}`)}</Badge>;
}
