import type { Route } from "../route.ts";

const own = { module: "wps", token: "required" } as const;

/** A proof of the person within an open session: rows with `proof` ask for one. */
export const proofRoutes = {
  "proof.methods": { ...own, method: "GET", path: "/wps/session/proof" },
  "proof.give": { ...own, method: "POST", path: "/wps/session/proof", encrypted: true, real: true },
  "proof.send": { ...own, method: "POST", path: "/wps/session/proof/send", real: true, localised: true },
  "proof.passkeyOptions": { ...own, method: "POST", path: "/wps/session/proof/passkey/options", real: true },
  "proof.givePasskey": { ...own, method: "POST", path: "/wps/session/proof/passkey", real: true },
} as const satisfies Record<string, Route>;
