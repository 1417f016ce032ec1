import type { announcements, banners, inbox, promotions } from "../db/schema/content.ts";
import { LEADING, recurring } from "./announcement-texts.ts";
import { BANNERS, INBOX, PROMOTIONS } from "./content-texts.ts";
import { seededId, type SeededRandom } from "./random.ts";
import { VENDORS } from "./vendors.ts";

const HOUR_MS = 3_600_000;
const COUNT = 63;
/** Hours before now, of the leading ones: two are new to the demo member. */
const LEADING_HOURS = [1, 26, 74, 122, 170, 242, 290];

export function seedAnnouncements(brand: string, random: SeededRandom, now: Date): (typeof announcements.$inferInsert)[] {
  return Array.from({ length: COUNT }, (_, index) => {
    const vendor = VENDORS[random.between(0, VENDORS.length - 2)]?.name ?? "Northgate";
    const { type, texts } = LEADING[index] ?? recurring(index, { vendor, n: random.between(3, 40) });
    const hours = LEADING_HOURS[index] ?? 290 + (index - LEADING_HOURS.length + 1) * 31;
    return {
      id: seededId(brand, "announcement", index),
      brand,
      type,
      texts,
      publishedAt: new Date(now.getTime() - hours * HOUR_MS),
    };
  });
}

export function seedBanners(brand: string): (typeof banners.$inferInsert)[] {
  return BANNERS.map((banner, position) => Object.assign({ id: seededId(brand, "banner", position), brand, position }, banner));
}

export function seedPromotions(brand: string, now: Date): (typeof promotions.$inferInsert)[] {
  return PROMOTIONS.map(({ category, texts }, position) => ({
    id: seededId(brand, "promotion", position),
    brand,
    category,
    position,
    texts,
    startsAt: new Date(now.getTime() - 30 * 24 * HOUR_MS),
  }));
}

/** Two of the messages are unread. */
export function seedInbox(memberId: string, now: Date): (typeof inbox.$inferInsert)[] {
  return INBOX.map(({ type, texts, hours }, index) => {
    const at = new Date(now.getTime() - hours * HOUR_MS);
    return { memberId, id: seededId(memberId, "message", index), type, texts, at, readAt: index < 2 ? null : at };
  });
}
