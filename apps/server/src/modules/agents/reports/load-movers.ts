import { MOST_MOVED, mostMoved, type Nets, sizeOf } from "@baize/domain/agents/most-moved";
import { netOfProfitLoss } from "@baize/domain/agents/profit-loss";
import type { Transaction } from "../../../platform/database/database.ts";
import { planEachTime } from "../../../platform/database/plan-each-time.ts";
import { boundChanges } from "./bound-changes.ts";
import { listDayEnds, listMostMoved, type Periods, sumNets } from "./branch-queries.ts";
import type { DaySums } from "./day-queries.ts";
import { profitLossBy } from "./sum-profit-loss.ts";

/** How many branches are read at each end of a day: few at first, which is mostly enough, then more. */
const DEPTHS = [32, 128];

/** Stored nets with what is not summed yet. */
function withChanges(stored: readonly Nets[], changes: readonly DaySums[], { now }: Periods): Nets[] {
  const nets = new Map(stored.map((one) => [one.id, one]));
  for (const isNow of [true, false]) {
    const lines = changes.filter(({ day }) => day >= now.from === isNow);
    for (const [id, figures] of profitLossBy(lines, ({ head }) => head)) {
      const one = nets.get(id) ?? { id, now: 0n, before: 0n };
      const name = isNow ? "now" : "before";
      nets.set(id, { ...one, [name]: one[name] + netOfProfitLoss(figures) });
    }
  }
  return [...nets.values()];
}

/**
 * The branches of an agent that moved most, by what is stored and by `changes` of both periods. Most are never read: who is at neither
 * end of any day cannot have changed more than these. Where that does not tell, every branch is summed.
 */
export async function loadMovers(tx: Transaction, agentId: string, periods: Periods, changes: readonly DaySums[]) {
  await planEachTime(tx);
  const isChanged = new Set(changes.map(({ head }) => head));
  const changed = [...isChanged];
  const read = async (heads: readonly string[]) => await sumNets(tx, agentId, periods, heads);
  for (const depth of DEPTHS) {
    const ends = await listDayEnds(tx, agentId, { from: periods.before.from, to: periods.now.to }, depth);
    // What is not summed yet may change any order of these branches: they are read whatever their stored nets are.
    const known = ends.map((end) => ({ ...end, nets: new Map([...end.nets].filter(([head]) => !isChanged.has(head))) }));
    const { mayBeMost, mostElsewhere } = boundChanges(known, periods);
    const moved = mostMoved(withChanges(await read([...changed, ...mayBeMost]), changes, periods));
    const last = moved.at(MOST_MOVED - 1);
    if (mostElsewhere === 0n || (last && sizeOf(last.change) > mostElsewhere)) return moved;
  }
  const others = await listMostMoved(tx, agentId, periods, { without: changed, limit: MOST_MOVED });
  return mostMoved(withChanges([...others, ...(await read(changed))], changes, periods));
}
