import { MOST_MOVED, mostMoved, type Nets, sizeOf } from "@baize/domain/agents/most-moved";
import { netOfProfitLoss } from "@baize/domain/agents/profit-loss";
import type { Transaction } from "../../../platform/database/database.ts";
import { type DayEnd, listDayEnds, listMostMoved, type Periods, sumNets } from "./branch-queries.ts";
import type { DaySums } from "./day-queries.ts";
import { profitLossBy } from "./sum-profit-loss.ts";

/** How many branches are read at each end of a day. The more, the seldomer every branch is read, and the longer each read takes. */
const DEPTH = 64;

const orNone = (amount: bigint) => (amount > 0n ? amount : 0n);

/** How much a branch that is at neither end of any day can have changed: what the last ones of each day changed together. */
function mostElsewhere(ends: readonly DayEnd[], { now }: Periods): bigint {
  let [up, down] = [0n, 0n];
  for (const { day, side, last = 0n } of ends) {
    const most = orNone(side === "high" ? last : -last);
    if ((side === "high") === day >= now.from) up += most;
    else down += most;
  }
  return up > down ? up : down;
}

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
  const ends = await listDayEnds(tx, agentId, { from: periods.before.from, to: periods.now.to }, DEPTH);
  const changed = [...new Set(changes.map(({ head }) => head))];
  const read = async (heads: readonly string[]) => await sumNets(tx, agentId, periods, heads);
  const near = [...new Set([...changed, ...ends.flatMap(({ heads }) => heads)])];
  const moved = mostMoved(withChanges(await read(near), changes, periods));
  const most = mostElsewhere(ends, periods);
  const last = moved.at(MOST_MOVED - 1);
  if (most === 0n || (last && sizeOf(last.change) > most)) return moved;
  const others = await listMostMoved(tx, agentId, periods, { without: changed, limit: MOST_MOVED });
  return mostMoved(withChanges([...others, ...(await read(changed))], changes, periods));
}
