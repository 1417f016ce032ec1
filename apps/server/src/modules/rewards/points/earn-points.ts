import { pointsFor } from "@baize/domain/rewards/points/earn";
import { listBrandSettings } from "../../../platform/brand/queries.ts";
import type { Database, Transaction } from "../../../platform/database/database.ts";
import { transact } from "../../../platform/database/retry.ts";
import type { Beneficiary } from "../grants/beneficiary.ts";
import { lockBeneficiary } from "../grants/grant-reward.ts";
import { movePoints, pointsLeft } from "./post-points.ts";
import { type Earned, earnedKey, listEarnedSince, loadDayStart, loadPaid, loadPaidPoints, setPaid } from "./queries.ts";

/**
 * Pays the points that each of the last business days has earned and that were not paid yet, and takes back those of results that were
 * taken back. A day is counted from its settled bets and deposits every time, so running it twice, or late, pays the same.
 */
export async function earnPoints(db: Database, now: Date, days = 2): Promise<void> {
  for (const { code, config } of await listBrandSettings(db)) {
    const { timeZone, currency, points } = config;
    const from = await loadDayStart(db, now, timeZone, days - 1);
    const all = await listEarnedSince(db, code, timeZone, from);
    const paid = await loadPaidPoints(db, all);
    for (const earned of all) {
      const rule = points.earning.find(({ type }) => type === earned.type);
      if (!rule) continue;
      const totalOf = (sum: bigint) => pointsFor(sum, { points: rule.points, per: BigInt(rule.per) });
      if (totalOf(earned.sum) === (paid.get(earnedKey(earned)) ?? 0n)) continue;
      const owner = { id: earned.memberId, book: "real", currency } as const;
      await payPoints(db, { owner, brand: code, now }, earned, async (tx) => {
        const own = await listEarnedSince(tx, code, timeZone, from, earned.memberId);
        return totalOf(own.find((one) => earnedKey(one) === earnedKey(earned))?.sum ?? 0n);
      });
    }
  }
}

const min = (one: bigint, other: bigint): bigint => (one < other ? one : other);

/**
 * Pays the part of a day's points that was not paid before, or takes back as many as are left. `count`: the points of the day, counted
 * again once the member is locked, because a result may have been taken back meanwhile.
 */
async function payPoints(
  db: Database,
  to: Beneficiary,
  earned: Earned,
  count: (tx: Transaction) => Promise<bigint>,
): Promise<void> {
  await transact(db, async (tx) => {
    await lockBeneficiary(tx, to);
    const total = await count(tx);
    const paid = await loadPaid(tx, earned);
    const ref = `${earned.type}/${earned.day}`;
    if (total > paid) await movePoints(tx, to, { kind: "points-earned", ref, points: total - paid });
    const spare = total < paid ? min(paid - total, await pointsLeft(tx, to)) : 0n;
    if (spare > 0n) await movePoints(tx, to, { kind: "points-taken", ref, points: spare });
    if (total > paid || spare > 0n) await setPaid(tx, earned, total > paid ? total : paid - spare);
  });
}
