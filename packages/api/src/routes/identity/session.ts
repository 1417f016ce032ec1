import { ACCOUNT_READS } from "../account-reads.ts";
import type { Route } from "../route.ts";

export const sessionRoutes = {
  "captcha.get": { module: "wps", method: "GET", path: "/wps/captcha" },
  "session.login": { module: "wps", method: "POST", path: "/wps/session/login", encrypted: true, invalidates: ACCOUNT_READS },
  "session.resume": { module: "wps", method: "POST", path: "/wps/session/resume", invalidates: ACCOUNT_READS },
  "session.logout": {
    module: "wps",
    method: "DELETE",
    path: "/wps/session/logout",
    token: "required",
    invalidates: ACCOUNT_READS,
  },
  "register.settings": { module: "wps", method: "GET", path: "/wps/system/setting/register" },
  "register.create": {
    module: "wps",
    method: "PUT",
    path: "/wps/member/register",
    encrypted: true,
    idempotent: true,
    invalidates: ACCOUNT_READS,
  },
  "register.mobile": {
    module: "wps",
    method: "PUT",
    path: "/wps/member/register/mobile",
    encrypted: true,
    idempotent: true,
    invalidates: ACCOUNT_READS,
  },
  "affiliate.check": { module: "wps", method: "GET", path: "/wps/agent/affiliate" },
} as const satisfies Record<string, Route>;
