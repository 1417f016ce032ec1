import { eq, sql } from "drizzle-orm";
import { levelFor } from "@baize/domain/rewards/vip/level";
import { inEveryLanguage, serverText } from "@baize/i18n/server-text";
import { type BrandConfig, brandConfig } from "../../../platform/brand/config.ts";
import type { Database } from "../../../platform/database/database.ts";
import { asBigint, asText } from "../../../platform/database/raw.ts";
import { transact } from "../../../platform/database/retry.ts";
import { brands } from "../../../platform/brand/schema.ts";
import { members } from "../../identity/schema.ts";
import { notifyMember } from "../../inbox/send-message.ts";
import { lockMember } from "../grants/grant-reward.ts";
import { addPendingReward } from "../pending/add-pending-reward.ts";

const DAY_MS = 86_400_000;
const RECENT_MS = 2 * DAY_MS;
const TITLES = inEveryLanguage((language) => serverText(language, "reward.referral"));

interface Scope {
  readonly db: Database;
  readonly now: Date;
  readonly brand: string;
  readonly house: string;
  readonly config: BrandConfig;
}

/** Who played in the last days: others cannot have come to a new level or made their friend a reward. */
const played = (brand: string, since: Date) =>
  sql`select distinct member_id from bets where brand = ${brand} and settled_at >= ${since.toISOString()}::timestamptz and valid_bet > 0`;

async function raiseLevels({ db, now, brand, config }: Scope): Promise<void> {
  const levels = config.vip.levels.map(({ level, from, rebates }) => ({ level, from: BigInt(from), rebates }));
  const { rows } = await db.execute(sql`
    select m.id, m.vip_level, (select sum(valid_bet)::text from bets b where b.member_id = m.id) as sum
    from members m join (${played(brand, new Date(now.getTime() - RECENT_MS))}) p on p.member_id = m.id where m.book = 'real'`);
  for (const row of rows) {
    const [id, reached] = [asText(row.id), levelFor(levels, asBigint(row.sum))?.level ?? 0];
    // Levels are kept: a quiet month takes nothing away.
    if (reached <= Number(row.vip_level)) continue;
    await transact(db, async (tx) => {
      await tx
        .update(members)
        .set({ vipLevel: reached, clubLabel: `VIP ${reached}` })
        .where(eq(members.id, id));
      const name = `VIP ${reached}`;
      await notifyMember(tx, id, "vip_level", { titles: { EN: name } }, now);
    });
  }
}

async function rewardReferrals({ db, now, brand, house, config }: Scope): Promise<void> {
  const { currency, referral } = config;
  const { rows } = await db.execute(sql`
    select m.id, m.upline_id from members m
      join (${played(brand, new Date(now.getTime() - RECENT_MS))}) p on p.member_id = m.id
      join members u on u.id = m.upline_id and u.book = 'real'
    where m.book = 'real'
      and not exists (select from dues d where d.member_id = m.upline_id and d.source = 'referral' and d.ref = m.id::text)
      and (select coalesce(sum(amount), 0) from transfers t where t.member_id = m.id and t.kind = 'deposit') >= ${referral.minDeposit}::bigint
      and (select coalesce(sum(valid_bet), 0) from bets b where b.member_id = m.id) >= ${referral.minValidBets}::bigint
    limit 500`);
  for (const row of rows) {
    const owner = { id: asText(row.upline_id), book: "real", currency } as const;
    const to = { owner, house, brand, now };
    const { times, days } = referral;
    const grant = {
      source: "referral",
      ref: asText(row.id),
      titles: TITLES,
      amount: BigInt(referral.amount),
      times,
      days,
    } as const;
    await transact(db, async (tx) => {
      await lockMember(tx, to);
      await addPendingReward(tx, to, grant, new Date(now.getTime() + days * DAY_MS));
    });
  }
}

/** New levels, and what members are owed for friends. Running it twice changes nothing more. */
export async function updateLoyalty(db: Database, now: Date): Promise<void> {
  for (const { code, house, config } of await db.select().from(brands)) {
    const scope = { db, now, brand: code, house, config: brandConfig.parse(config) };
    await raiseLevels(scope);
    await rewardReferrals(scope);
  }
}
