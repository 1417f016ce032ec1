import type { ComponentType } from "react";
import type { KeyOf, Namespace } from "@baize/i18n/messages";
import { homeFirstReads, homeNamespaces } from "../features/home/home-reads.ts";
import { type RouteId, routeIdOf, routeIds, withoutSlash } from "../navigation/paths.ts";
import type { ReadArgs } from "../shared/api/read-args.ts";

export interface Page {
  readonly default: ComponentType;
}
export interface RouteRow {
  /** Query parameters that identify the page: they belong to its canonical address. */
  readonly identity?: readonly string[];
  /** The parts around the page, as the specification lists them. */
  readonly layout: { readonly header: boolean; readonly footer: boolean; readonly sideMenu: boolean };
  /** `member`: a visitor is asked to sign in and comes back here afterwards. */
  readonly access: "everyone" | "member";
  /** Open without a session even where the whole site is login-gated: all of its paths, or the named ones. */
  readonly openWhenGated?: true | readonly string[];
  /** Open to a person who takes a break from play: it sells none. */
  readonly duringBreak?: true;
  /** Message keys: the document's title and description. */
  readonly title: Extract<KeyOf<"common">, `title.${string}` | `category.${string}`>;
  readonly description?: Extract<KeyOf<"common">, `description.${string}`>;
  /** Search engines may list it. */
  readonly indexed: boolean;
  /** Message namespaces loaded with the page. */
  readonly namespaces: readonly Namespace[];
  readonly load: () => Promise<Page>;
  /** The reads of its first view, requested before its code has loaded. */
  readonly reads?: readonly ReadArgs[];
}

const full = { header: true, footer: true, sideMenu: true } as const;
const withFooter = { header: true, footer: true, sideMenu: false } as const;
const bare = { header: false, footer: false, sideMenu: false } as const;
const frame = { header: true, footer: false, sideMenu: false } as const;

function lobby(title: RouteRow["title"]): RouteRow {
  return {
    layout: withFooter,
    access: "everyone",
    title,
    indexed: true,
    namespaces: ["lobby"],
    load: () => import("../features/lobby/category-lobby.tsx"),
  };
}

/** Its draws; `?gameCode=` is another page. */
function lottery(title: RouteRow["title"]): RouteRow {
  return {
    ...lobby(title),
    layout: frame,
    identity: ["gameCode"],
    namespaces: ["lottery"],
    load: () => import("../features/lottery/lottery-page.tsx"),
  };
}

/**
 * One row a page. Router, guards, titles, preloading and the browser sweep use it. To add a page, add a path in
 * `navigation/paths.ts`, a row, a file and its messages.
 */
export const routes: Readonly<Record<RouteId, RouteRow>> = {
  home: {
    layout: full,
    access: "everyone",
    title: "title.home",
    description: "description.site",
    indexed: true,
    namespaces: homeNamespaces,
    load: () => import("../features/home/home-page.tsx"),
    reads: homeFirstReads,
  },
  login: {
    layout: withFooter,
    access: "everyone",
    duringBreak: true,
    openWhenGated: true,
    title: "title.login",
    indexed: true,
    namespaces: ["auth", "validation"],
    load: () => import("../features/sign-in/login-page.tsx"),
  },
  register: {
    layout: full,
    access: "everyone",
    openWhenGated: true,
    title: "title.register",
    description: "description.site",
    indexed: true,
    namespaces: ["auth", "validation"],
    load: () => import("../features/register/register-page.tsx"),
  },
  slots: lobby("category.RNG"),
  poker: lobby("category.PVP"),
  fishing: lobby("category.FISH"),
  live: lobby("category.LIVE"),
  sports: lobby("category.SPORTS"),
  lotteryGames: {
    ...lobby("title.lotteryGames"),
    layout: frame,
    namespaces: ["lobby", "home"],
    load: () => import("../features/lobby/lottery-lobby.tsx"),
  },
  lottery: lottery("category.LOTT"),
  elott: lottery("category.ELOTT"),
  vnlottery: lottery("title.vnlottery"),
  seamless: {
    ...lobby("title.seamless"),
    layout: frame,
    identity: ["vassalage"],
    namespaces: ["game", "lobby"],
    load: () => import("../features/game/seamless-page.tsx"),
  },
  otherGames: { ...lobby("category.ALL"), identity: ["page"] },
  game: {
    // The frame has its own bar with exit and balance; a phone needs every line for the game.
    layout: bare,
    access: "member",
    title: "title.game",
    indexed: false,
    namespaces: ["game"],
    load: () => import("../features/game/game-page.tsx"),
  },
  promotions: {
    layout: full,
    access: "everyone",
    title: "title.promotions",
    indexed: true,
    namespaces: ["promotions"],
    load: () => import("../features/promotions/promotions-page.tsx"),
  },
  promotion: {
    identity: ["id"],
    layout: full,
    access: "everyone",
    title: "title.promotion",
    indexed: true,
    namespaces: ["promotions", "upload", "validation"],
    load: () => import("../features/promotions/promotion-page.tsx"),
  },
  help: {
    layout: full,
    access: "everyone",
    duringBreak: true,
    title: "title.help",
    indexed: true,
    namespaces: ["help"],
    load: () => import("../features/help/help-page.tsx"),
  },
  /** Apps and chats open it in its own window: no header, no footer. */
  helpCentre: {
    identity: ["article"],
    layout: bare,
    access: "everyone",
    duringBreak: true,
    openWhenGated: true,
    title: "title.helpCentre",
    indexed: true,
    namespaces: ["help"],
    load: () => import("../features/help/help-centre-page.tsx"),
  },
  pointMall: {
    layout: withFooter,
    access: "everyone",
    title: "title.pointMall",
    indexed: true,
    namespaces: ["points", "validation"],
    load: () => import("../features/points/points-mall-page.tsx"),
  },
  winners: {
    layout: withFooter,
    access: "everyone",
    title: "title.winners",
    indexed: true,
    namespaces: ["winners"],
    load: () => import("../features/winners/winners-page.tsx"),
  },
  download: {
    layout: full,
    access: "everyone",
    duringBreak: true,
    openWhenGated: ["/download"],
    title: "title.app",
    indexed: true,
    namespaces: ["downloads"],
    load: () => import("../features/downloads/download-page.tsx"),
  },
  agentApplication: {
    layout: withFooter,
    access: "everyone",
    duringBreak: true,
    title: "title.agentApplication",
    indexed: true,
    namespaces: ["agent-application", "auth", "validation"],
    load: () => import("../features/agent-application/agent-application-page.tsx"),
  },
  statementCheck: {
    layout: withFooter,
    access: "everyone",
    duringBreak: true,
    openWhenGated: true,
    title: "title.statementCheck",
    indexed: true,
    namespaces: ["statement-check"],
    load: () => import("../features/statement-check/statement-check-page.tsx"),
  },
  notFound: {
    layout: withFooter,
    access: "everyone",
    duringBreak: true,
    title: "title.notFound",
    indexed: false,
    namespaces: ["system"],
    load: () => import("../features/not-found/not-found-page.tsx"),
  },
};

export const routeRows: readonly (readonly [RouteId, RouteRow])[] = routeIds.map((id) => [id, routes[id]]);

/** Whether a visitor of a login-gated site may open this address of the row. */
export function isOpenWhenGated({ openWhenGated = [] }: RouteRow, pathname: string): boolean {
  return openWhenGated === true || openWhenGated.includes(withoutSlash(pathname));
}

/** The row of an address. */
export const rowOf = (pathname: string): RouteRow => routes[routeIdOf(pathname)];
