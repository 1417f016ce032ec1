import type { ContractTerms } from "@baize/domain/agents/contract/terms";
import { CONTRACT_RULES } from "@baize/domain/agents/contract/type";
import type { Carry, TeamWindow } from "@baize/domain/agents/settlement/team-window";
import type { Executor } from "../../../platform/database/database.ts";
import { countPlayers, listBranchPlay, listBranchWagers } from "./play-queries.ts";
import type { RunRow } from "./queries.ts";
import type { StoredCarry } from "./schema.ts";

type Play = Omit<TeamWindow, "downlineBases" | "carried">;

/** An agent, and the terms by which the team's play is measured. */
export interface Measured {
  readonly memberId: string;
  readonly terms: ContractTerms;
}

/** What the teams of these agents played in the window of a run. */
export async function loadTeamPlay(db: Executor, run: RunRow, agents: readonly Measured[]): Promise<(memberId: string) => Play> {
  const span = { brand: run.brand, from: run.windowStart, to: run.windowEnd, leftOut: run.leftOut };
  const ids = agents.map(({ memberId }) => memberId);
  if (CONTRACT_RULES[run.type].windowMinutes !== undefined) {
    const edges = new Map(
      agents.map(({ memberId, terms }) => [memberId, terms.tiers.map(({ atLeast }) => atLeast.singleBet ?? 0n)]),
    );
    const wagers = Map.groupBy(await listBranchWagers(db, edges, span), ({ ancestorId }) => ancestorId);
    return (id) => ({ play: [], wagers: wagers.get(id) ?? [], activeUsers: 0n, players: 0n });
  }
  const play = Map.groupBy(await listBranchPlay(db, ids, span, run.type === "hourly"), ({ ancestorId }) => ancestorId);
  // An hourly contract asks for no number of people.
  if (run.type === "hourly") return (id) => ({ play: play.get(id) ?? [], wagers: [], activeUsers: 0n, players: 0n });
  const minBets = new Map(agents.map(({ memberId, terms }) => [memberId, terms.minBet]));
  const counts = await countPlayers(db, minBets, span);
  return (id) => ({ play: play.get(id) ?? [], wagers: [], ...(counts.get(id) ?? { activeUsers: 0n, players: 0n }) });
}

export const toCarry = ({ branchId, amount }: StoredCarry): Carry => ({ branchId, amount: BigInt(amount) });
