import { LIVE_TOPICS, type LiveTopic } from "@baize/api/live";
import { asText } from "../database/raw.ts";
import type { System } from "../system.ts";

/** Where each topic stands for one watcher: another text means that something has changed. */
export type Standing = Readonly<Record<LiveTopic, string>>;

export interface Watched {
  readonly memberId: string;
  readonly brand: string;
  readonly sessionId: string;
}

/** The standing of each watcher's session; undefined where the session is over. In their order. */
export type Seen = readonly (Standing | undefined)[];

// Each part is one look into an index; a brand's parts are computed once for all of its members.
const MEMBERS = `
  select w.place, w.brand,
    coalesce((select sum(a.version) from accounts a where a.owner = w.member_id and a.side = 'member'), 0)::text as balance,
    (select count(*) || '.' || count(i.read_at) || '.' || coalesce(extract(epoch from max(i.at)), 0) from inbox i
      where i.member_id = w.member_id) as inbox,
    (select count(*) || '.' || coalesce(extract(epoch from max(p.at)), 0) from payment_steps p
      where p.member_id = w.member_id) as payments,
    (select count(*) || '.' || count(b.closed_at) || '.' || coalesce(sum(b.progress), 0) from bonuses b
      where b.member_id = w.member_id)
      || (select '.' || count(*) || '.' || count(d.closed_at) from dues d where d.member_id = w.member_id)
      || (select '.' || count(*) || '.' || count(a.decided_at) || '.' || coalesce(extract(epoch from max(greatest(a.started_at, a.decided_at))), 0)
        from participations a where a.member_id = w.member_id)
      || (select '.' || count(*) || '.' || count(r.decided_at) from redemptions r where r.member_id = w.member_id) as rewards,
    coalesce((select c.id::text from chat_messages c where c.brand = w.brand and c.room = w.member_id::text
      order by c.id desc limit 1), '') as support
  from unnest($1::uuid[], $2::text[], $3::uuid[]) with ordinality as w(member_id, brand, session_id, place)
  join sessions s on s.id = w.session_id and s.ended_at is null and s.expires_at > $4::timestamptz`;
const BRANDS = `
  select b.brand,
    (select count(*) || '.' || coalesce(extract(epoch from max(n.published_at)), 0) from announcements n
      where n.brand = b.brand and n.published_at <= $2::timestamptz
        and (n.expires_at is null or n.expires_at > $2::timestamptz)) as announcements,
    coalesce((select extract(epoch from r.at)::text from winners r where r.brand = b.brand order by r.at desc limit 1), '') as winners,
    coalesce((select max(d.at)::text from lotteries l cross join lateral (select extract(epoch from drawn_at) as at from draws
      where lottery = l.code order by drawn_at desc limit 1) d), '') as draws,
    coalesce((select c.id::text from chat_messages c where c.brand = b.brand and c.room = 'lobby'
      order by c.id desc limit 1), '')
      || coalesce((select extract(epoch from max(c.hidden_at))::text from chat_messages c
        where c.brand = b.brand and c.hidden_at is not null), '') as lobby
  from unnest($1::text[]) as b(brand)`;

const array = (values: readonly string[]) => `{${values.join(",")}}`;

function standingOf(row: Record<string, unknown>, brand: Record<string, unknown>): Standing {
  const all = { ...brand, ...row };
  return asStanding(Object.fromEntries(LIVE_TOPICS.map((topic) => [topic, asText(all[topic])])));
}

// Made of every topic of the table, one line above.
const asStanding = (entries: Record<string, string>): Standing => entries as Standing;

/** How things stand for all who watch, in two statements whatever their number. */
export async function standings({ database }: System, watchers: readonly Watched[], now: Date): Promise<Seen> {
  const brands = [...new Set(watchers.map(({ brand }) => brand))];
  const of = await database.runSql(BRANDS, [array(brands), now.toISOString()]);
  const values = [
    array(watchers.map(({ memberId }) => memberId)),
    array(watchers.map(({ brand }) => brand)),
    array(watchers.map(({ sessionId }) => sessionId)),
    now.toISOString(),
  ];
  const { rows } = await database.runSql(MEMBERS, values);
  const byPlace = new Map(rows.map((row) => [Number(row.place) - 1, row]));
  const byBrand = new Map(of.rows.map((row) => [row.brand, row]));
  return watchers.map((watched, place) => {
    const row = byPlace.get(place);
    return row && standingOf(row, byBrand.get(watched.brand) ?? {});
  });
}
