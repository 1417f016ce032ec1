import type { Handler } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { deviceName } from "./device-name.ts";
import { listLiveSessions } from "./queries.ts";

export const listSessions: Handler<"session.list", ServerContexts> = async (ctx) => {
  const rows = await listLiveSessions(ctx);
  const items = rows.map((row) => ({
    id: row.id,
    ...deviceName(row.agent),
    address: row.address,
    country: row.country?.slice(0, 2) ?? null,
    createdAt: row.createdAt.getTime(),
    lastSeenAt: row.lastSeenAt.getTime(),
    current: row.id === ctx.session.id,
  }));
  return { items: items.toSorted((a, b) => Number(b.current) - Number(a.current)), next: null };
};
