import type { Route } from "../route.ts";

const own = { module: "wps", token: "required", real: true, proof: "recent" } as const;

/** The account itself: contacts of its owner, and the data stored about the owner. */
export const accountRoutes = {
  "contact.send": { ...own, method: "POST", path: "/wps/member/contact/send", encrypted: true, localised: true },
  "contact.confirm": {
    ...own,
    method: "POST",
    path: "/wps/member/contact",
    encrypted: true,
    localised: true,
    invalidates: ["member.info"],
  },
  "account.export": { ...own, method: "POST", path: "/wps/member/export", timeout: 60_000 },
  "account.close": { ...own, method: "POST", path: "/wps/member/close", invalidates: "account" },
} as const satisfies Record<string, Route>;
