import type { Route } from "../route.ts";

const own = { module: "wps", token: "required", real: true, proof: "recent" } as const;

/** What belongs to the account itself: where its owner is reached. */
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
} as const satisfies Record<string, Route>;
