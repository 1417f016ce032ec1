import type { LiveSource } from "../../platform/live/source.ts";

export const announcementsSource: LiveSource = {
  of: "brand",
  state: `(select count(*) || '.' || coalesce(extract(epoch from max(n.published_at)), 0) from announcements n
    where n.brand = b.brand and n.published_at <= $2::timestamptz and (n.expires_at is null or n.expires_at > $2::timestamptz))`,
  nextAt: `(select least(min(n.published_at) filter (where n.published_at > $2::timestamptz),
      min(n.expires_at) filter (where n.expires_at > $2::timestamptz)) from announcements n where n.brand = b.brand)`,
};
