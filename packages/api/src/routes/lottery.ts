import type { Route } from "./route.ts";

/** The Vietnamese lottery's own calls. */
export const lotteryRoutes = {
  "vn.menu": { module: "lgw", method: "GET", path: "/lgw/vn/games/game_menu", localised: true },
  "vn.recent": { module: "lgw", method: "GET", path: "/lgw/vn/games/game_menu/recent", token: "required", localised: true },
  "vn.opened": { module: "lgw", method: "GET", path: "/lgw/vn/numeros/opened/game", localised: true },
} as const satisfies Record<string, Route>;
