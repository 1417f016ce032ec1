import type { ContractTerms } from "@baize/domain/agents/contract/terms";
import { CONTRACT_RULES } from "@baize/domain/agents/contract/type";
import type { Carry, TeamWindow } from "@baize/domain/agents/settlement/team-window";
import type { Executor, Transaction } from "../../../platform/database/database.ts";
import { listBranchPlay, readBranchPlay } from "./branch-play-queries.ts";
import { readHourlyPlay } from "./hourly-play.ts";
import { countPlayers, listBranchWagers } from "./play-queries.ts";
import type { RunRow } from "./queries.ts";
import type { StoredCarry } from "./schema.ts";

/** What a team played in a window. */
export type TeamPlay = Omit<TeamWindow, "downlineBases" | "carried">;

/** An agent, and the terms by which the team's play is measured. */
export interface Measured {
  readonly memberId: string;
  readonly terms: ContractTerms;
}

const spanOf = ({ brand, windowStart, windowEnd, leftOut }: RunRow) => ({ brand, from: windowStart, to: windowEnd, leftOut });
const isShort = ({ type }: RunRow): boolean => CONTRACT_RULES[type].windowMinutes !== undefined;
const edgesOf = ({ tiers }: ContractTerms): bigint[] => tiers.map(({ atLeast }) => atLeast.singleBet ?? 0n);
const isByHour = ({ type }: RunRow): boolean => type === "hourly";

/** What the teams of these agents played that is not the sum of their play: wagers by tier, and numbers of people. */
async function loadMeasures(
  db: Executor,
  run: RunRow,
  agents: readonly Measured[],
): Promise<(id: string) => Omit<TeamPlay, "play">> {
  const none = { wagers: [], activeUsers: 0n, players: 0n };
  if (isShort(run)) {
    const edges = new Map(agents.map(({ memberId, terms }) => [memberId, edgesOf(terms)]));
    const wagers = Map.groupBy(await listBranchWagers(db, edges, spanOf(run)), ({ ancestorId }) => ancestorId);
    return (id) => ({ ...none, wagers: wagers.get(id) ?? [] });
  }
  // An hourly contract asks for no number of people.
  if (isByHour(run)) return () => none;
  const minBets = new Map(agents.map(({ memberId, terms }) => [memberId, terms.minBet]));
  const counts = await countPlayers(db, minBets, spanOf(run));
  return (id) => ({ ...none, ...counts.get(id) });
}

/** What the team of one agent played in the window of a run. */
export async function loadTeamPlay(db: Executor, run: RunRow, agent: Measured): Promise<TeamPlay> {
  const play = isShort(run) ? [] : await listBranchPlay(db, agent.memberId, spanOf(run), isByHour(run));
  return { play, ...(await loadMeasures(db, run, [agent]))(agent.memberId) };
}

/** What the teams of many agents played, in their order. */
async function* readInOrder<Agent extends Measured>(tx: Transaction, run: RunRow, agents: readonly Agent[]) {
  const ids = agents.map(({ memberId }) => memberId);
  const teams = isShort(run) ? undefined : readBranchPlay(tx, ids, spanOf(run));
  let next = await teams?.next();
  for (const agent of agents) {
    const played = next?.done === false && next.value.ancestorId === agent.memberId ? next.value.play : undefined;
    if (played) next = await teams?.next();
    yield [agent, played ?? []] as const;
  }
}

/** The same by hour, in any order: an hourly contract counts with no other. */
async function* readByHour<Agent extends Measured>(tx: Transaction, run: RunRow, agents: readonly Agent[]) {
  const unread = new Map(agents.map((agent) => [agent.memberId, agent]));
  for await (const { ancestorId, play } of readHourlyPlay(tx, [...unread.keys()], spanOf(run))) {
    const agent = unread.get(ancestorId);
    if (agent) yield [agent, play] as const;
    unread.delete(ancestorId);
  }
  for (const agent of unread.values()) yield [agent, []] as const;
}

/** What many teams played, one after the other: what all of them played may be more than fits into memory. */
export async function* readTeamPlay<Agent extends Measured>(
  tx: Transaction,
  run: RunRow,
  agents: readonly Agent[],
): AsyncGenerator<readonly [Agent, TeamPlay]> {
  const measuresOf = await loadMeasures(tx, run, agents);
  const read = isByHour(run) ? readByHour(tx, run, agents) : readInOrder(tx, run, agents);
  for await (const [agent, play] of read) yield [agent, { play, ...measuresOf(agent.memberId) }];
}

export const toCarry = ({ branchId, amount }: StoredCarry): Carry => ({ branchId, amount: BigInt(amount) });
