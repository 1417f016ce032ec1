import type { Route } from "../route.ts";

const reads = { module: "wps", method: "GET", token: "required" } as const;

/** The team of an agent: the accounts below, at every level. */
export const teamRoutes = {
  "team.list": { ...reads, path: "/wps/relay/teamList" },
  "team.get": { ...reads, path: "/wps/relay/teamMember" },
} as const satisfies Record<string, Route>;
