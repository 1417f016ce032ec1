import type { Route } from "./route.ts";

const own = { module: "lotto", token: "required" } as const;
/** What a trial account may not do: draws hold other players' money. */
const staking = { ...own, real: true } as const;
/** What a stake or its return makes stale. */
const stakes = ["lottery.tickets", "lottery.ticket", "lottery.chases", "wallet.balance", "bets.list"] as const;

/** The lottery's own calls, and those of the Vietnamese lottery. */
export const lotteryRoutes = {
  "lottery.games": { module: "lotto", method: "GET", path: "/lotto/lgw/games", localised: true },
  "lottery.game": { module: "lotto", method: "GET", path: "/lotto/lgw/games/game", localised: true },
  "lottery.draws": { module: "lotto", method: "GET", path: "/lotto/lgw/draws" },
  "lottery.past": { module: "lotto", method: "GET", path: "/lotto/lgw/draws/past" },
  "lottery.trends": { module: "lotto", method: "GET", path: "/lotto/lgw/draws/trends" },
  "lottery.proof": { module: "lotto", method: "GET", path: "/lotto/lgw/draws/proof" },
  "lottery.quote": { ...own, method: "POST", path: "/lotto/lgw/tickets/quote" },
  "lottery.buy": { ...staking, method: "POST", path: "/lotto/lgw/tickets", idempotent: true, invalidates: stakes },
  "lottery.tickets": { ...own, method: "GET", path: "/lotto/lgw/tickets", localised: true },
  "lottery.ticket": { ...own, method: "GET", path: "/lotto/lgw/tickets/ticket", localised: true },
  "lottery.chase": { ...staking, method: "POST", path: "/lotto/lgw/chases", idempotent: true, invalidates: stakes },
  "lottery.chases": { ...own, method: "GET", path: "/lotto/lgw/chases", localised: true },
  "lottery.cancelChase": { ...own, method: "POST", path: "/lotto/lgw/chases/cancel", idempotent: true, invalidates: stakes },
  "vn.menu": { module: "lgw", method: "GET", path: "/lgw/vn/games/game_menu", localised: true },
  "vn.recent": { module: "lgw", method: "GET", path: "/lgw/vn/games/game_menu/recent", token: "required", localised: true },
  "vn.opened": { module: "lgw", method: "GET", path: "/lgw/vn/numeros/opened/game", localised: true },
} as const satisfies Record<string, Route>;
