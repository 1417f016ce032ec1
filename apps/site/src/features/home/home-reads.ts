import type { Namespace } from "@baize/i18n/messages";
import type { ReadArgs } from "../../shared/api/read-args.ts";

/** The message namespaces of the home page. The build puts them into the first page. */
export const homeNamespaces = ["home"] as const satisfies readonly Namespace[];

/** The reads of the home page. */
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
