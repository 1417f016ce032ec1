import { derivedId } from "../../platform/ids/derived-id.ts";
import type { OpenDatabase, RunSql } from "../../platform/database/database.ts";
import {
  BENCH_BRAND,
  CURRENCY,
  insertAgents,
  insertBenchBrand,
  insertMembers,
  insertFirstPaths,
  insertSession,
} from "../settlement/add-tree.ts";

const DAYS = 14;
/** Rounds of each player in these days. */
const ROUNDS = 4;

interface Team {
  readonly name: "large" | "small";
  /** Persons below the top. */
  readonly size: number;
  /** Agents directly below the top, and as many below each of them. */
  readonly fan: number;
}

const GAME = `'{}'::jsonb, '', false, false, false, 1, now()`;

async function insertGames(run: RunSql): Promise<void> {
  await run(`insert into vendors (code, name, provider, position) values ('BENCH', 'Bench', 'sandbox', 1)`);
  await run(`insert into games (id, vendor, category, game_type, account_type_name, title, titles, words, hot, fresh, jackpot, rank, released_at)
    values ('bench.slot', 'BENCH', 'RNG', 'slot', 'slot', 'Slot', ${GAME}), ('bench.live', 'BENCH', 'LIVE', 'live', 'live', 'Live', ${GAME})`);
}

/** An instant in the days before another: another one for each member and line, the same in each run. */
const spread = (before: string, line: string): string =>
  `(${before}::timestamptz - (hashtext(m.id || '${line} ' || n) + 2147483648) / 4294967296.0 * ${DAYS} * interval '1 day')`;

const side = (kind: string) => `md5(m.id || '${kind}')::uuid`;

/** Bets and deposits of a team's players, spread over the days before an instant. */
async function insertLines(run: RunSql, players: string, before: Date): Promise<void> {
  const given = [`${players}%`, before.toISOString()];
  await run(
    `insert into bets (member_id, id, brand, provider, round_id, game_id, game_code, currency, stake, payout, valid_bet, status, path, path_version,
        placed_at, settled_at)
      select m.id, gen_random_uuid(), m.brand, 'sandbox', 'bench-round-' || n, case when n % 2 = 0 then 'bench.slot' else 'bench.live' end, 'game', '${CURRENCY}',
        1000, case when n % 2 = 0 then 1900 else 0 end, 1000, case when n % 2 = 0 then 'won' else 'lost' end, m.path, 1, w.at, w.at
      from members m cross join generate_series(1, ${ROUNDS}) n cross join lateral (select ${spread("$2", "bet")} as at) w
      where m.username like $1`,
    given,
  );
  await run(
    `insert into accounts (member_id, id, side, book, kind, ref, currency)
      select m.id, md5(m.id || a.kind)::uuid, a.side, 'real', a.kind, '', '${CURRENCY}'
      from members m cross join (values ('cash', 'member'), ('clearing', 'house')) a(kind, side) where m.username like $1`,
    given.slice(0, 1),
  );
  await run(
    `insert into transfers (member_id, id, tx_id, book, currency, debit, debit_kind, credit, credit_kind, amount, kind, ref, at)
      select m.id, gen_random_uuid(), gen_random_uuid(), 'real', '${CURRENCY}', ${side("clearing")}, 'clearing', ${side("cash")}, 'cash', 5000,
        'deposit', m.username, w.at
      from members m cross join (values (1)) line(n) cross join lateral (select ${spread("$2", "deposit")} as at) w where m.username like $1`,
    given,
  );
}

type Link = "many" | "few";
/** An invitation link of a team's top. */
export const linkOf = (name: Team["name"], link: Link): string => `bench-${name}-${link}`;

/** Two links: half of the team's players registered by one of them, and five by the other. */
async function insertLinks(run: RunSql, { name, size }: Team, topId: string, now: Date): Promise<void> {
  const every: readonly (readonly [Link, number])[] = [
    ["many", 2],
    ["few", Math.floor(size / 5)],
  ];
  for (const [link, nth] of every) {
    const code = linkOf(name, link);
    await run(
      "insert into invites (brand, code, member_id, is_link, label, created_at) values ($1, $2, $3::uuid, true, $2, $4::timestamptz)",
      [BENCH_BRAND, code, topId, now.toISOString()],
    );
    await run(
      `update members set invite_code = $1 from (select id, row_number() over (order by id) as place from members where username like $2) one
        where members.id = one.id and one.place % $3::integer = 1`,
      [code, `${name}%`, String(nth)],
    );
  }
}

/** Two levels of agents below a top, and players: half of them directly below the top, half below the lower agents. */
async function addTeam(database: OpenDatabase, team: Team, now: Date): Promise<void> {
  const { name, size, fan } = team;
  const top = { id: derivedId("bench", name), path: [] as string[] };
  const below = (above: typeof top, level: string) =>
    Array.from({ length: fan }, (_, place) => ({
      id: derivedId("bench", name, level, above.id, place),
      path: [...above.path, above.id],
    }));
  const heads = below(top, "head");
  const lower = heads.flatMap((head) => below(head, "lower"));
  await insertAgents(database, [top, ...heads, ...lower]);
  const players = size - heads.length - lower.length;
  const direct = Math.floor(players / 2);
  const { runSql } = database;
  await insertMembers(runSql, `${name}_direct_`, 0, [[top.id]], direct);
  const paths = lower.map(({ id, path }) => [...path, id]);
  await insertMembers(runSql, `${name}_player_`, 0, paths, players - direct);
  await insertLinks(runSql, team, top.id, now);
  await insertLines(runSql, name, now);
  await insertSession(runSql, name, top.id, now);
  if (name === "large") await insertSession(runSql, "leaf", lower[0]?.id ?? "", now);
}

/** How an agent's account is named by `insertAgents`. */
export const agentName = (id: string): string => `agent${id.slice(0, 18)}`;
export const headOf = (name: Team["name"]): string => agentName(derivedId("bench", name, "head", derivedId("bench", name), 0));

/** Two teams beside each other: `large` with so many persons, `small` with 100; `leaf` is a lowest agent of the large one. */
export async function addTeams(database: OpenDatabase, size: number, now: Date): Promise<void> {
  const { runSql } = database;
  await insertBenchBrand(runSql);
  await insertGames(runSql);
  await addTeam(database, { name: "large", size, fan: 20 }, now);
  await addTeam(database, { name: "small", size: 100, fan: 4 }, now);
  await insertFirstPaths(runSql);
  await runSql("vacuum analyze");
}
