import { BET } from "@baize/domain/gaming/bet/status";
import { TICKET } from "@baize/domain/lottery/draw-state";
import { LOTTERY_PROVIDER } from "@baize/domain/lottery/provider";
import { initialState } from "@baize/domain/state-machine/machine";
import { stateList } from "../../platform/database/states.ts";
import type { LiveSource } from "../../platform/live/source.ts";

const OPEN_TICKET = stateList([initialState(TICKET)]);
const OPEN_BET = stateList([initialState(BET)]);

/** A draw's state changes with each step of its life. */
export const drawsSource: LiveSource = {
  of: "brand",
  state: `coalesce((select string_agg(d.at, ' ') from lotteries l cross join lateral (
      select issue || state || version as at from lottery_draws where game = l.code and draws_at <= $2::timestamptz + interval '2 days'
      order by draws_at desc limit 4) d), '')`,
};

/**
 * A win that waits for an operator is decided in its bet alone. A ticket of a weekly draw may settle after hundreds of newer ones: the
 * open bets of the betting record, which its index finds, have all of them.
 */
export const ticketsSource: LiveSource = {
  of: "member",
  state: `(select count(*) || '.' || count(*) filter (where t.state = ${OPEN_TICKET}) || '.' || coalesce(sum(t.version), 0)
        || '.' || count(*) filter (where b.status = ${OPEN_BET})
      from (select member_id, id, state, version from lottery_tickets where member_id = w.member_id order by at desc, id desc limit 200) t
      join bets b on b.member_id = t.member_id and b.id = t.id)
    || (select '.' || count(*) from bets o
      where o.member_id = w.member_id and o.settled_at is null and o.provider = '${LOTTERY_PROVIDER}')
    || (select '.' || count(*) || '.' || coalesce(sum(c.bought), 0) || '.' || count(c.ended_at)
      from lottery_chases c where c.member_id = w.member_id)`,
};
