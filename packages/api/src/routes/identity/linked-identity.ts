import type { Route } from "../route.ts";

/** Sign-in by an account at Google or Facebook. The browser's cookie of it is of the path `/wps/session`. */
export const linkedIdentityRoutes = {
  "identity.begin": { module: "wps", method: "POST", path: "/wps/session/identity" },
  "identity.finish": { module: "wps", method: "PUT", path: "/wps/session/identity", invalidates: "account" },
  "identity.list": { module: "wps", method: "GET", path: "/wps/member/identities", token: "required" },
  "identity.beginLink": {
    module: "wps",
    method: "POST",
    path: "/wps/session/identity/link",
    token: "required",
    proof: "recent",
    real: true,
  },
  "identity.link": {
    module: "wps",
    method: "PUT",
    path: "/wps/session/identity/link",
    token: "required",
    proof: "recent",
    real: true,
    invalidates: ["identity.list"],
  },
  "identity.claim": {
    module: "wps",
    method: "POST",
    path: "/wps/session/identity/claim",
    token: "required",
    proof: "recent",
    real: true,
    invalidates: ["identity.list"],
  },
  "identity.remove": {
    module: "wps",
    method: "DELETE",
    path: "/wps/member/identities",
    token: "required",
    proof: "recent",
    real: true,
    invalidates: ["identity.list"],
  },
} as const satisfies Record<string, Route>;
