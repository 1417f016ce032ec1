import { LIVE_TOPICS, type LiveTopic } from "@baize/api/live";
import type { RunSql } from "../database/database.ts";
import { asBigint, asText } from "../database/raw.ts";
import type { LiveSource, LiveSources } from "./source.ts";

/** The state of each topic for one watcher: another text means a change. */
export type TopicStates = Readonly<Record<LiveTopic, string>>;
export type PartOfStates = Readonly<Partial<Record<LiveTopic, string>>>;

export interface Watched {
  readonly memberId: string;
  readonly brand: string;
  readonly sessionId: string;
}

export interface BrandStates {
  readonly state: PartOfStates;
  /** When something changes by time alone. */
  readonly nextAt: Date | undefined;
}

/** Parameters are texts: each driver turns arrays into its own form. */
const array = (values: readonly string[]) => `{${values.join(",")}}`;
const topicsOf = (sources: LiveSources, of: LiveSource["of"]) => LIVE_TOPICS.filter((topic) => sources[topic].of === of);
const partOf = (topics: readonly LiveTopic[], row: Record<string, unknown>): PartOfStates =>
  Object.fromEntries(topics.map((topic) => [topic, asText(row[topic])]));

/** Each watcher's own part of the state; undefined where the session is over. One statement, in their order. */
export async function loadMemberStates(run: RunSql, sources: LiveSources, watchers: readonly Watched[], now: Date) {
  const topics = topicsOf(sources, "member");
  const text = `select w.place, ${topics.map((topic) => `${sources[topic].state} as ${topic}`).join(", ")}
    from unnest($1::uuid[], $2::text[], $3::uuid[]) with ordinality as w(member_id, brand, session_id, place)
    join sessions s on s.id = w.session_id and s.member_id = w.member_id and s.ended_at is null and s.expires_at > $4::timestamptz`;
  const { rows } = await run(text, [
    array(watchers.map(({ memberId }) => memberId)),
    array(watchers.map(({ brand }) => brand)),
    array(watchers.map(({ sessionId }) => sessionId)),
    now.toISOString(),
  ]);
  const byPosition = new Map(rows.map((row) => [Number(row.place) - 1, row]));
  return watchers.map((_, place) => {
    const row = byPosition.get(place);
    return row && partOf(topics, row);
  });
}

/** The part of the state that all watchers of a brand share. */
export async function loadBrandStates(run: RunSql, sources: LiveSources, brand: string, now: Date): Promise<BrandStates> {
  const topics = topicsOf(sources, "brand");
  const times = topics.flatMap((topic) => sources[topic].nextAt ?? []);
  const text = `select ${topics.map((topic) => `${sources[topic].state} as ${topic}`).join(", ")},
      (extract(epoch from least(${times.join(", ")})) * 1000)::bigint::text as next_at
    from (select $1::text as brand, $2::timestamptz as at) as b`;
  const [row = {}] = (await run(text, [brand, now.toISOString()])).rows;
  return { state: partOf(topics, row), nextAt: row.next_at === null ? undefined : new Date(Number(row.next_at)) };
}

/** Records for so many minutes that a server watches these members; repeated while it does. A member may be named several times. */
export async function saveWatched(run: RunSql, memberIds: readonly string[], minutes: number): Promise<void> {
  await run(
    `insert into live_versions (member_id, watched_until)
      select m, clock_timestamp() + make_interval(mins => $2::int) from (select distinct unnest($1::uuid[]) as m) as u order by m
      on conflict (member_id) do update set watched_until = greatest(live_versions.watched_until, excluded.watched_until)`,
    [array(memberIds), minutes],
  );
}

/** Versions of members, to find who has changed during a lost connection. */
export async function loadVersions(run: RunSql, memberIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await run("select member_id, version::text as version from live_versions where member_id = any($1::uuid[])", [
    array(memberIds),
  ]);
  return new Map(rows.map((row) => [asText(row.member_id), asText(row.version)]));
}

/** The transactions of this moment: those below `oldest` are over, those from `next` on have not begun. */
export async function loadSnapshot(run: RunSql): Promise<{ readonly oldest: bigint; readonly next: bigint }> {
  const { rows } = await run(
    "select pg_snapshot_xmin(s)::text as oldest, pg_snapshot_xmax(s)::text as next from (select pg_current_snapshot() as s) as now",
  );
  return { oldest: asBigint(rows[0]?.oldest), next: asBigint(rows[0]?.next) };
}
