import type { Wire } from "./wire.ts";

const account = ["member.info", "wallet.balance", "notice.unreadCount", "games.favourites", "games.recent", "bets.list"] as const;

export const sessionWire = {
  "captcha.get": { module: "wps", method: "GET", path: "/wps/captcha" },
  "session.login": { module: "wps", method: "POST", path: "/wps/session/login", encrypted: true, invalidates: account },
  "session.resume": { module: "wps", method: "POST", path: "/wps/session/resume", invalidates: account },
  "session.logout": { module: "wps", method: "DELETE", path: "/wps/session/logout", token: "required", invalidates: account },
  "register.settings": { module: "wps", method: "GET", path: "/wps/system/setting/register" },
  "register.create": {
    module: "wps",
    method: "PUT",
    path: "/wps/member/register",
    encrypted: true,
    idempotent: true,
    invalidates: account,
  },
  "affiliate.check": { module: "wps", method: "GET", path: "/wps/agent/affiliate" },
} as const satisfies Record<string, Wire>;
