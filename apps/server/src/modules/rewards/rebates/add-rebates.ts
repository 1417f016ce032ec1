import { sql } from "drizzle-orm";
import { isCategory } from "@baize/domain/gaming/game/category";
import { rebateOf } from "@baize/domain/rewards/vip/level";
import { inEveryLanguage, serverText } from "@baize/i18n/server-text";
import { brandConfig } from "../../../platform/brand/config.ts";
import type { Database } from "../../../platform/database/database.ts";
import { asBigint, asText } from "../../../platform/database/raw.ts";
import { transact } from "../../../platform/database/retry.ts";
import { brands } from "../../../platform/brand/schema.ts";
import { rebateLines } from "../schema.ts";
import { windowAt } from "../../../platform/lists/business-window.ts";
import { lockMember } from "../grants/grant-reward.ts";
import { addPendingReward } from "../pending/add-pending-reward.ts";

const HOUR_MS = 3_600_000;
/** Rebates of a week come on Monday at noon. */
const NOON = 12 * HOUR_MS;
const DAY_MS = 24 * HOUR_MS;
const TITLES = inEveryLanguage((language) => serverText(language, "reward.rebate"));

type Line = typeof rebateLines.$inferInsert;

/** Owes each member the rebate of the week before, by the level of now; a week that was counted is not counted again. */
export async function addRebates(db: Database, now: Date): Promise<void> {
  for (const { code, house, config } of await db.select().from(brands)) {
    const { timeZone, currency, vip } = brandConfig.parse(config);
    const week = await windowAt(db, { at: now, zone: timeZone, period: "week", back: 1 });
    if (now.getTime() < week.end.getTime() + NOON) continue;
    const { rows } = await db.execute(sql`
      select b.member_id, m.vip_level, g.category, sum(b.valid_bet)::text as sum
      from bets b join games g on g.id = b.game_id join members m on m.id = b.member_id
      where b.brand = ${code} and b.settled_at >= ${week.start.toISOString()}::timestamptz
        and b.settled_at < ${week.end.toISOString()}::timestamptz and b.valid_bet > 0 and m.book = 'real'
        and not exists (select from rebate_lines r where r.member_id = b.member_id and r.day = ${week.day}::date)
      group by 1, 2, 3`);
    const lines = new Map<string, Line[]>();
    for (const row of rows) {
      const [memberId, category] = [asText(row.member_id), asText(row.category)];
      const level = vip.levels.findLast((one) => one.level <= Number(row.vip_level)) ?? vip.levels[0];
      const ratePpm = (isCategory(category) ? level?.rebates[category] : undefined) ?? 0;
      const validBet = asBigint(row.sum);
      const amount = rebateOf(validBet, ratePpm);
      const line = { memberId, day: week.day, category, level: level?.level ?? 0, ratePpm, validBet, amount };
      lines.set(memberId, [...(lines.get(memberId) ?? []), line]);
    }
    for (const [id, own] of lines) {
      const to = { owner: { id, book: "real", currency } as const, house, brand: code, now };
      await addRebate(db, to, own, new Date(now.getTime() + vip.rebateDays * DAY_MS));
    }
  }
}

async function addRebate(
  db: Database,
  to: Parameters<typeof addPendingReward>[1],
  lines: readonly Line[],
  expiresAt: Date,
): Promise<void> {
  const amount = lines.reduce((sum, line) => sum + line.amount, 0n);
  const day = lines[0]?.day ?? "";
  await transact(db, async (tx) => {
    await lockMember(tx, to);
    const grant = { source: "rebate", ref: day, titles: TITLES, amount, times: 0, days: 0 } as const;
    const dueId = amount > 0n ? await addPendingReward(tx, to, grant, expiresAt) : undefined;
    await tx
      .insert(rebateLines)
      .values(lines.map((line) => ({ ...line, dueId: dueId ?? null })))
      .onConflictDoNothing();
  });
}
