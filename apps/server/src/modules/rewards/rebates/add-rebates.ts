import { isCategory } from "@baize/domain/gaming/game/category";
import { rebateOf } from "@baize/domain/rewards/vip/level";
import { inEveryLanguage, serverText } from "@baize/i18n/server-text";
import { type BrandSettings, listBrandSettings } from "../../../platform/brand/queries.ts";
import type { Database } from "../../../platform/database/database.ts";
import { transact } from "../../../platform/database/retry.ts";
import { businessWindowAt } from "../../../platform/lists/business-window.ts";
import type { Beneficiary } from "../grants/beneficiary.ts";
import { lockBeneficiary } from "../grants/grant-reward.ts";
import { addPendingReward } from "../pending/add-pending-reward.ts";
import { insertRebateLines, listUncountedBets, type RebateLine } from "./queries.ts";

const HOUR_MS = 3_600_000;
/** Rebates of a week are added on Monday at noon. */
const NOON = 12 * HOUR_MS;
const DAY_MS = 24 * HOUR_MS;
const TITLES = inEveryLanguage((language) => serverText(language, "reward.rebate"));

/** Adds each member's rebate of the week before, by the current level. A week that was counted is not counted again. */
export async function addRebates(db: Database, now: Date): Promise<void> {
  for (const brand of await listBrandSettings(db)) {
    const { timeZone, currency, vip } = brand.config;
    const week = await businessWindowAt(db, { at: now, zone: timeZone, period: "week", back: 1 });
    if (now.getTime() < week.end.getTime() + NOON) continue;
    const lines = new Map<string, RebateLine[]>();
    for (const bets of await listUncountedBets(db, brand.code, week)) {
      const line = lineOf(brand, week.day, bets);
      lines.set(line.memberId, [...(lines.get(line.memberId) ?? []), line]);
    }
    for (const [id, own] of lines) {
      const to = { owner: { id, book: "real", currency } as const, brand: brand.code, now };
      await addRebate(db, to, own, new Date(now.getTime() + vip.rebateDays * DAY_MS));
    }
  }
}

type Bets = Awaited<ReturnType<typeof listUncountedBets>>[number];

function lineOf({ config: { vip } }: BrandSettings, day: string, { memberId, vipLevel, category, validBet }: Bets): RebateLine {
  const level = vip.levels.findLast((one) => one.level <= vipLevel) ?? vip.levels[0];
  const ratePpm = (isCategory(category) ? level?.rebates[category] : undefined) ?? 0;
  return { memberId, day, category, level: level?.level ?? 0, ratePpm, validBet, amount: rebateOf(validBet, ratePpm) };
}

async function addRebate(db: Database, to: Beneficiary, lines: readonly RebateLine[], expiresAt: Date): Promise<void> {
  const amount = lines.reduce((sum, line) => sum + line.amount, 0n);
  const day = lines[0]?.day ?? "";
  await transact(db, async (tx) => {
    await lockBeneficiary(tx, to);
    const grant = { source: "rebate", ref: day, titles: TITLES, amount, times: 0, days: 0 } as const;
    const rewardId = amount > 0n ? await addPendingReward(tx, to, grant, expiresAt) : undefined;
    await insertRebateLines(
      tx,
      lines.map((line) => ({ ...line, rewardId: rewardId ?? null })),
    );
  });
}
