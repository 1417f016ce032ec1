import { keysOf } from "@baize/domain/object/keys-of";

/**
 * The addresses of every page: the first is canonical, the others lead to the same page. The rest of a page: `app/routes.ts`.
 */
export const paths = {
  home: ["/", "/index", "/index.html", "/home"],
  login: ["/login"],
  register: ["/register", "/register.html"],
  slots: ["/slot-games"],
  poker: ["/poker-pvp-games"],
  fishing: ["/fishing-games"],
  live: ["/live-casino-games"],
  sports: ["/sports-betting-games"],
  lotteryGames: ["/lottery-games"],
  lottery: ["/lottery"],
  elott: ["/elott"],
  vnlottery: ["/vnlottery"],
  seamless: ["/seamless"],
  /** Categories without an address of their own: `/rng?page=CRASH`. */
  otherGames: ["/rng"],
  game: ["/game"],
  promotions: ["/promotions"],
  /** One of them: `/promoDetail?id=`. */
  promotion: ["/promoDetail"],
  help: ["/help"],
  helpCentre: ["/helpmc"],
  pointMall: ["/pointMall"],
  winners: ["/winners"],
  download: ["/download", "/download-the-app"],
  agentApplication: ["/join"],
  statementCheck: ["/statement-check"],
  notFound: ["*"],
} as const satisfies Record<string, readonly [string, ...string[]]>;

export type RouteId = keyof typeof paths;

export const routeIds: readonly RouteId[] = keysOf(paths);

const byPath = new Map<string, RouteId>(routeIds.flatMap((id) => paths[id].map((path) => [path, id] as const)));

/** The canonical path of a page. */
export const pathOf = (id: RouteId): string => paths[id][0];

/** The same address without a trailing slash. */
export const withoutSlash = (pathname: string) => (pathname.length > 1 ? pathname.replace(/\/+$/, "") : pathname);

/** The page of an address; `notFound` where there is none. */
export const routeIdOf = (pathname: string): RouteId => byPath.get(withoutSlash(pathname)) ?? "notFound";
