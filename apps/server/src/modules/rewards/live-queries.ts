import type { LiveSource } from "../../platform/live/source.ts";

export const rewardsSource: LiveSource = {
  of: "member",
  state: `(select count(*) || '.' || count(b.closed_at) || '.' || coalesce(sum(b.progress), 0) from bonuses b where b.member_id = w.member_id)
    || (select '.' || count(*) || '.' || count(d.closed_at) from pending_rewards d where d.member_id = w.member_id)
    || (select '.' || count(*) || '.' || count(a.decided_at) || '.' || coalesce(extract(epoch from max(greatest(a.started_at, a.decided_at))), 0)
      from participations a where a.member_id = w.member_id)
    || (select '.' || count(*) || '.' || count(r.decided_at) from redemptions r where r.member_id = w.member_id)`,
};
