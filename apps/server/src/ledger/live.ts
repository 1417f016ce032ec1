import type { LiveSource } from "../platform/live/source.ts";

export const balanceSource: LiveSource = {
  of: "member",
  state: `coalesce((select sum(a.version) from accounts a where a.member_id = w.member_id and a.side = 'member'), 0)::text`,
};
