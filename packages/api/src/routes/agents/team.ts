import type { Route } from "../route.ts";

const reads = { module: "wps", method: "GET", token: "required" } as const;

/** The team of an agent: the accounts below, at every level. */
export const teamRoutes = {
  "team.list": { ...reads, path: "/wps/relay/teamList" },
  "team.get": { ...reads, path: "/wps/relay/teamMember" },
  "team.open": {
    module: "wps",
    method: "POST",
    path: "/wps/relay/registerAccount",
    token: "required",
    encrypted: true,
    idempotent: true,
    // Where the new agent is offered contracts, as below.
    proof: "sometimes",
    real: true,
    invalidates: ["team.list", "team.get", "upline.people"],
  },
  "team.setNote": {
    module: "wps",
    method: "PUT",
    path: "/wps/relay/teamNote",
    token: "required",
    real: true,
    invalidates: ["team.list", "team.get"],
  },
  "team.links": { ...reads, path: "/wps/relay/inviteCodes" },
  "team.addLink": {
    module: "wps",
    method: "POST",
    path: "/wps/agent/affiliate",
    token: "required",
    idempotent: true,
    proof: "sometimes",
    real: true,
    invalidates: ["team.links"],
  },
  "team.stopLink": {
    module: "wps",
    method: "DELETE",
    path: "/wps/agent/affiliate",
    token: "required",
    real: true,
    invalidates: ["team.links"],
  },
} as const satisfies Record<string, Route>;
