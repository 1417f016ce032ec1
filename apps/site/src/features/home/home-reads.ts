import type { ReadArgs } from "../../shared/api/read-args.ts";

/** What the home page reads. */
export const homeReads = {
  notice: ["notice.get", {}],
  winners: ["winners.list", { period: "day", count: 7 }],
  draws: ["draws.opened", { count: 4 }],
  popular: ["games.popular", { count: 20 }],
  vendors: ["games.vendors", {}],
  announcements: ["announcements.list", { page: 1 }],
} as const satisfies Record<string, ReadArgs>;

/** What its first view shows; the rest is asked for when it is drawn. */
export const homeFirstReads: readonly ReadArgs[] = [homeReads.notice, homeReads.winners];
