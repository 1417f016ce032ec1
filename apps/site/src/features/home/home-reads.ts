import type { Namespace } from "@baize/i18n/messages";
import type { ReadArgs } from "../../shared/api/read-args.ts";

/** Message namespaces of the home page: loaded with it, and written into the first page by the build. */
export const homeNamespaces = ["home"] as const satisfies readonly Namespace[];

/** What the home page reads. */
export const homeReads = {
  notice: ["notice.get", {}],
  winners: ["winners.list", { period: "day", count: 7 }],
  draws: ["draws.opened", { count: 4 }],
  popular: ["games.popular", { count: 20 }],
  vendors: ["games.vendors", {}],
  announcements: ["announcements.list", { page: 1 }],
} as const satisfies Record<string, ReadArgs>;

/** The reads of its first view; the others are requested when their parts are drawn. */
export const homeFirstReads: readonly ReadArgs[] = [homeReads.notice, homeReads.winners];
