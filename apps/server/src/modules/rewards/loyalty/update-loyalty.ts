import { levelFor } from "@baize/domain/rewards/vip/level";
import { inEveryLanguage, serverText } from "@baize/i18n/server-text";
import type { BrandConfig } from "../../../platform/brand/config.ts";
import { listBrandSettings } from "../../../platform/brand/queries.ts";
import type { Database } from "../../../platform/database/database.ts";
import { transact } from "../../../platform/database/retry.ts";
import { notifyMember } from "../../inbox/send-message.ts";
import { lockBeneficiary } from "../grants/grant-reward.ts";
import { listPlayedMembers, listReferralsToReward, setVipLevel } from "./queries.ts";
import { addPendingReward } from "../pending/add-pending-reward.ts";

const DAY_MS = 86_400_000;
const RECENT_MS = 2 * DAY_MS;
const TITLES = inEveryLanguage((language) => serverText(language, "reward.referral"));

interface Scope {
  readonly db: Database;
  readonly now: Date;
  readonly brand: string;
  readonly config: BrandConfig;
}

/** Members who have not played since then can neither have reached a level nor have earned a referral reward. */
const since = (now: Date) => new Date(now.getTime() - RECENT_MS);

async function raiseLevels({ db, now, brand, config }: Scope): Promise<void> {
  const levels = config.vip.levels.map(({ level, from, rebates }) => ({ level, from: BigInt(from), rebates }));
  for (const { id, vipLevel, validBets } of await listPlayedMembers(db, brand, since(now))) {
    const reached = levelFor(levels, validBets)?.level ?? 0;
    // A level is never lost.
    if (reached <= vipLevel) continue;
    await transact(db, async (tx) => {
      const name = `VIP ${reached}`;
      await setVipLevel(tx, id, reached, name);
      await notifyMember(tx, id, "vip_level", { titles: { EN: name } }, now);
    });
  }
}

async function rewardReferrals({ db, now, brand, config }: Scope): Promise<void> {
  const { currency, referral } = config;
  for (const { memberId, uplineId } of await listReferralsToReward(db, brand, since(now), referral)) {
    const owner = { id: uplineId, book: "real", currency } as const;
    const to = { owner, brand, now };
    const { times, days } = referral;
    const grant = {
      source: "referral",
      ref: memberId,
      titles: TITLES,
      amount: BigInt(referral.amount),
      times,
      days,
    } as const;
    await transact(db, async (tx) => {
      await lockBeneficiary(tx, to);
      await addPendingReward(tx, to, grant, new Date(now.getTime() + days * DAY_MS));
    });
  }
}

/** Raises levels and adds the rewards for friends. Running it twice changes nothing more. */
export async function updateLoyalty(db: Database, now: Date): Promise<void> {
  for (const { code, config } of await listBrandSettings(db)) {
    const scope = { db, now, brand: code, config };
    await raiseLevels(scope);
    await rewardReferrals(scope);
  }
}
