import type { Route } from "../route.ts";

export const memberRoutes = {
  "member.info": { module: "wps", method: "GET", path: "/wps/member/info", token: "required" },
  "member.icon": { module: "wps", method: "GET", path: "/wps/member/info/icon", token: "required" },
  "member.avatars": { module: "mcs", method: "GET", path: "/wps/relay/MCSFE_getPlayerAvatar", token: "required" },
  "member.setIcon": {
    module: "wps",
    method: "PUT",
    path: "/wps/member/info/icon",
    token: "required",
    real: true,
    invalidates: ["member.icon", "member.avatars"],
  },
  "member.changePassword": {
    module: "wps",
    method: "POST",
    path: "/wps/member/password",
    token: "required",
    proof: "sometimes",
    encrypted: true,
    real: true,
    invalidates: ["member.info"],
  },
  "member.updateLanguage": {
    module: "wps",
    method: "POST",
    path: "/wps/relay/updateLanguage",
    token: "required",
    invalidates: ["member.info"],
  },
  "member.setNickname": {
    module: "wps",
    method: "POST",
    path: "/wps/member/info/nickname",
    token: "required",
    real: true,
    invalidates: ["member.info"],
  },
  "wallet.balance": { module: "wps", method: "GET", path: "/wps/v2/wallets/balance", token: "required" },
  "bets.profit": { module: "wps", method: "GET", path: "/wps/relay/profit", token: "required" },
  "bets.list": { module: "wps", method: "GET", path: "/wps/relay/bets", token: "required" },
} as const satisfies Record<string, Route>;
