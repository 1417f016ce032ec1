import type { LiveSource } from "../../platform/live/source.ts";

export const inboxSource: LiveSource = {
  of: "member",
  state: `(select count(*) || '.' || count(i.read_at) || '.' || coalesce(extract(epoch from max(i.at)), 0) from inbox i
    where i.member_id = w.member_id)`,
};
