import type { BranchPlay } from "@baize/domain/agents/settlement/team-window";
import type { Category } from "@baize/domain/gaming/game/category";
import type { Transaction } from "../../../platform/database/database.ts";
import { readPathPlay } from "./path-play-queries.ts";
import type { Span } from "./play-queries.ts";

/** What a team played in each hour, as the play of the branch of its agent. */
function asBranch(branchId: string, play: readonly BranchPlay[]): BranchPlay[] {
  const games = new Map<Category, Map<number, bigint>>();
  for (const { gameType, hour = 0, validBet } of play) {
    const hours = games.get(gameType) ?? new Map<number, bigint>();
    hours.set(hour, (hours.get(hour) ?? 0n) + validBet);
    games.set(gameType, hours);
  }
  return [...games].flatMap(([gameType, hours]) =>
    [...hours].map(([hour, validBet]) => ({ branchId, isHead: false, gameType, hour, validBet, stake: 0n, payout: 0n })),
  );
}

/** What the team of the last upline of a path played below that path. */
interface BelowPath {
  readonly path: string;
  readonly agentId: string;
  readonly play: readonly BranchPlay[];
}

/**
 * Adds play up the paths of uplines, a level at a time: what a team played is play of one branch of the team above. So what is in memory
 * grows with the number of agents, not with the play.
 */
class LevelSums {
  #length = 0;
  /** The play of lower teams, by path: of the paths of this length, and of those that are one shorter. */
  #level = new Map<string, BranchPlay[]>();
  #above = new Map<string, BranchPlay[]>();

  /** What is left of the levels that are longer than a path. Paths come with the longest first. */
  *finishTo(length: number): Generator<BelowPath> {
    if (this.#length === 0) this.#length = length;
    for (; this.#length > length; this.#length -= 1) {
      for (const [path, play] of this.#level) yield this.#addUp(path, play);
      [this.#level, this.#above] = [this.#above, new Map()];
    }
  }

  /** What members of one path played, with the play of the teams below that path. */
  add(path: string, play: readonly BranchPlay[]): BelowPath {
    const lower = this.#level.get(path) ?? [];
    this.#level.delete(path);
    return this.#addUp(path, [...play, ...lower]);
  }

  #addUp(path: string, play: readonly BranchPlay[]): BelowPath {
    const cut = path.lastIndexOf(",");
    const agentId = path.slice(cut + 1);
    if (cut > 0) {
      const upper = path.slice(0, cut);
      const branches = this.#above.get(upper) ?? [];
      for (const line of asBranch(agentId, play)) branches.push(line);
      this.#above.set(upper, branches);
    }
    return { path, agentId, play };
  }
}

/**
 * What the teams of these agents played in each hour, from the lowest agents up; those whose teams did not play are left out, and so is
 * play below another path of an agent than the contracts of the window were agreed along.
 */
export async function* readHourlyPlay(
  tx: Transaction,
  ancestorIds: readonly string[],
  span: Span,
): AsyncGenerator<{ readonly ancestorId: string; readonly play: readonly BranchPlay[] }> {
  const wanted = new Set(ancestorIds);
  const withoutContract = new Set<string>();
  const sums = new LevelSums();
  const toTeams = function* (below: Iterable<BelowPath>) {
    for (const { path, agentId, play } of below)
      if (wanted.has(agentId) && !withoutContract.has(path)) yield { ancestorId: agentId, play };
  };
  for await (const { path, length, play, notAgreed } of readPathPlay(tx, ancestorIds, span)) {
    for (const former of notAgreed) withoutContract.add(former);
    yield* toTeams(sums.finishTo(length));
    yield* toTeams([sums.add(path, play)]);
  }
  yield* toTeams(sums.finishTo(0));
}
