import type { announcements, banners } from "../modules/content/schema.ts";
import type { inbox } from "../modules/inbox/schema.ts";
import type { promotions } from "../modules/rewards/promotion-schema.ts";
import type { articles, gifts } from "../modules/content/schema.ts";
import type { rewards } from "../modules/rewards/mall-schema.ts";
import { LEADING, recurring, TO_AGENTS } from "./announcements.ts";
import { ARTICLES } from "./articles.ts";
import { BANNERS } from "./banners.ts";
import { GIFTS } from "./gifts.ts";
import { INBOX } from "./inbox-messages.ts";
import { REWARDS } from "./mall.ts";
import { PROMOTIONS, TERMS } from "./promotions.ts";
import { seededId, type SeededRandom } from "./random.ts";
import { vendorCode, VENDORS } from "./vendors.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const COUNT = 63;
/** Hours before now, of the leading ones: two are new to the demo member. */
const LEADING_HOURS = [1, 26, 74, 122, 170, 242, 290];

export function seedAnnouncements(brand: string, random: SeededRandom, now: Date): (typeof announcements.$inferInsert)[] {
  const toAgents = TO_AGENTS.map(({ type, texts }, index) => ({
    id: seededId(brand, "agent-notice", index),
    brand,
    type,
    texts,
    publishedAt: new Date(now.getTime() - (index * 6 + 2) * DAY_MS),
  }));
  const toEverybody = Array.from({ length: COUNT }, (_, index) => {
    const vendor = VENDORS[random.between(0, VENDORS.length - 2)]?.name ?? "Northgate";
    const { type, texts } = LEADING[index] ?? recurring(index, { vendor, n: random.between(3, 40) });
    const hours = LEADING_HOURS[index] ?? 290 + (index - LEADING_HOURS.length + 1) * 31;
    return {
      id: seededId(brand, "announcement", index),
      brand,
      type,
      vassalage: LEADING[index] === undefined && texts.EN?.title.includes(vendor) ? vendorCode(vendor) : null,
      texts,
      publishedAt: new Date(now.getTime() - hours * HOUR_MS),
    };
  });
  return [...toEverybody, ...toAgents];
}

export function seedBanners(brand: string): (typeof banners.$inferInsert)[] {
  return BANNERS.map((banner, position) => Object.assign({ id: seededId(brand, "banner", position), brand, position }, banner));
}

/** Start and end of the promotions, in days from now, by category: one is to come, one is over, the others run. */
const PERIODS: Readonly<Record<string, readonly [starts: number, ends: number]>> = { app: [5, 35], festival: [-20, -5] };

export function seedPromotions(brand: string, now: Date): (typeof promotions.$inferInsert)[] {
  const at = (days: number) => new Date(now.getTime() + days * DAY_MS);
  return PROMOTIONS.map(({ category, motif, texts, joins, way = "none", offer = null }, position) => {
    const [starts, ends] = way === "raffle" ? [-30] : (PERIODS[category] ?? [-30]);
    const joinUntil = joins === undefined ? null : at(joins);
    const period = { startsAt: at(starts), endsAt: ends === undefined ? null : at(ends), joinUntil };
    const id = seededId(brand, "promotion", position);
    return { id, brand, category, position, motif, texts, terms: TERMS, way, offer, ...period };
  });
}

export function seedArticles(brand: string, now: Date): (typeof articles.$inferInsert)[] {
  const updatedAt = new Date(now.getTime() - 12 * DAY_MS);
  return ARTICLES.map((article, position) => ({
    ...article,
    id: seededId(brand, "article", position),
    brand,
    position,
    updatedAt,
  }));
}

export function seedGifts(brand: string, now: Date): (typeof gifts.$inferInsert)[] {
  const startsAt = new Date(now.getTime() - 7 * DAY_MS);
  return GIFTS.map((gift, position) => ({ ...gift, id: seededId(brand, "gift", position), brand, position, startsAt }));
}

export function seedRewards(brand: string): (typeof rewards.$inferInsert)[] {
  return REWARDS.map((reward, position) => ({ ...reward, id: seededId(brand, "reward", position), brand, position }));
}

/** Two of the messages are unread. */
export function seedInbox(memberId: string, now: Date): (typeof inbox.$inferInsert)[] {
  return INBOX.map(({ type, texts, hours }, index) => {
    const at = new Date(now.getTime() - hours * HOUR_MS);
    return { memberId, id: seededId(memberId, "message", index), type, texts, at, readAt: index < 2 ? null : at };
  });
}
