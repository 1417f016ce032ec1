import type { Route } from "../route.ts";

export const verificationRoutes = {
  "sms.login": { module: "wps", method: "POST", path: "/wps/verification/sms/noLogin", localised: true },
  "sms.register": { module: "wps", method: "POST", path: "/wps/verification/sms/register", localised: true },
  "sms.check": { module: "wps", method: "POST", path: "/wps/verification/sms/check" },
  "phoneCode.send": { module: "wps", method: "POST", path: "/wps/relay/phoneCode/send", localised: true },
  "phoneCode.confirm": { module: "wps", method: "POST", path: "/wps/relay/phoneCode/confirm" },
  "outbox.list": { module: "wps", method: "GET", path: "/wps/system/outbox" },
} as const satisfies Record<string, Route>;
