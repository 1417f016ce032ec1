import type { Route } from "../route.ts";

export const sessionRoutes = {
  "captcha.get": { module: "wps", method: "GET", path: "/wps/captcha" },
  "session.login": { module: "wps", method: "POST", path: "/wps/session/login", encrypted: true, invalidates: "account" },
  "session.resume": { module: "wps", method: "POST", path: "/wps/session/resume", invalidates: "account" },
  "session.logout": {
    module: "wps",
    method: "DELETE",
    path: "/wps/session/logout",
    token: "required",
    invalidates: "account",
  },
  "register.settings": { module: "wps", method: "GET", path: "/wps/system/setting/register" },
  "register.challenge": { module: "wps", method: "GET", path: "/wps/member/register/challenge" },
  "register.checkName": { module: "wps", method: "GET", path: "/wps/member/register/validations" },
  "register.create": {
    module: "wps",
    method: "PUT",
    path: "/wps/member/register",
    encrypted: true,
    idempotent: true,
    invalidates: "account",
  },
  "register.mobile": {
    module: "wps",
    method: "PUT",
    path: "/wps/member/register/mobile",
    encrypted: true,
    idempotent: true,
    invalidates: "account",
  },
  "affiliate.check": { module: "wps", method: "GET", path: "/wps/agent/affiliate" },
} as const satisfies Record<string, Route>;
