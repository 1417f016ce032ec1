import type { LiveSource } from "../../platform/live/source.ts";

export const paymentsSource: LiveSource = {
  of: "member",
  state: `(select count(*) || '.' || coalesce(extract(epoch from max(p.at)), 0) from payment_steps p where p.member_id = w.member_id)`,
};
