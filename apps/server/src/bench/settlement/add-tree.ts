import { CONTRACT_TYPES, type ContractType } from "@baize/domain/agents/contract/type";
import { standardAccounts } from "../../ledger/account.ts";
import { openAccounts } from "../../ledger/open-accounts.ts";
import { contracts } from "../../modules/agents/contracts/schema.ts";
import { storedTerms } from "@baize/domain/agents/contract/stored-terms";
import { derivedId } from "../../platform/ids/derived-id.ts";
import type { OpenDatabase, RunSql } from "../../platform/database/database.ts";
import { hashOf } from "../../platform/security/tokens.ts";
import { BRANDS } from "../../seed/brands.ts";

export const BENCH_BRAND = "bench";
export const HOST = "bench.test";
export const CURRENCY = "INR";
/** Levels of the tree: agents in all of them but the last, where the players are. */
const LEVELS = 8;
const ROWS = 2000;

export interface BenchTree {
  /** From the top down. */
  readonly agents: readonly { readonly id: string; readonly path: readonly string[] }[];
}

export const tokenOf = (name: string): string => `bench-settlement-${name}`.padEnd(40, "0");

/** Agents in equal fan-out, so that the last level of agents is the largest. */
function agentTree(count: number): BenchTree["agents"] {
  const agents = [{ id: derivedId("bench agent", 0), path: [] as readonly string[] }];
  let fan = 2;
  while (fan ** (LEVELS - 1) - 1 < count * (fan - 1)) fan += 0.01;
  let [level, next] = [[...agents], 1];
  for (let depth = 1; depth < LEVELS - 1 && agents.length < count; depth += 1) {
    next = Math.min(count - agents.length, Math.max(1, Math.round(fan ** depth)));
    const above = level;
    level = Array.from({ length: next }, (_, place) => {
      const upline = above[place % above.length] ?? agents[0];
      const path = upline ? [...upline.path, upline.id] : [];
      return { id: derivedId("bench agent", agents.length + place), path };
    });
    agents.push(...level);
  }
  return agents;
}

/** Members of one kind below some paths, by turns. */
export const insertMembers = async (
  run: RunSql,
  name: string,
  kind: number,
  paths: readonly (readonly string[])[],
  count: number,
) =>
  await run(
    `insert into members (id, brand, username, handle, nickname, kind, password_hash, password_changed_at, upline_id, path, member_labels,
        language, details, created_at, first_login)
      select md5($1 || ' ' || n)::uuid, $2, $1 || n, $1 || n, $1 || n, $3, '', now(), p.path[cardinality(p.path)], p.path, '{}', 'EN', '{}',
        now() - n * interval '1 second', false
      from generate_series(0, $4::integer - 1) n join (
        select (row_number() over ()) - 1 as place, string_to_array(value #>> '{}', ',')::uuid[] as path from jsonb_array_elements($5::jsonb)
      ) p on p.place = n % $6::integer`,
    [name, BENCH_BRAND, String(kind), String(count), JSON.stringify(paths.map((path) => path.join(","))), String(paths.length)],
  );

/** The id of an account that `insertMembers` made, in SQL. */
export const memberId = (name: string, place: string): string => `md5('${name} ' || ${place})::uuid`;

export async function insertAgents({ db, runSql }: OpenDatabase, agents: BenchTree["agents"]): Promise<void> {
  for (let start = 0; start < agents.length; start += ROWS) {
    const rows = agents.slice(start, start + ROWS);
    await runSql(
      `insert into members (id, brand, username, handle, nickname, kind, password_hash, password_changed_at, upline_id, path, member_labels,
          language, details, created_at, first_login)
        select (a ->> 'id')::uuid, $1, 'agent' || left(a ->> 'id', 18), 'agent' || left(a ->> 'id', 18), 'agent', 2, '', now(),
          (a -> 'path' ->> -1)::uuid, array(select jsonb_array_elements_text(a -> 'path')::uuid), '{}', 'EN', '{}', now(), false
        from jsonb_array_elements($2::jsonb) a`,
      [BENCH_BRAND, JSON.stringify(rows)],
    );
    for (const { id } of rows) await openAccounts(db, standardAccounts({ id, book: "real", currency: CURRENCY }));
  }
}

/** Signed contracts of every type: each level is paid less than the one above. */
async function insertContracts({ db }: OpenDatabase, agents: BenchTree["agents"], from: Readonly<Record<ContractType, Date>>) {
  const rows = agents.flatMap(({ id, path }) =>
    CONTRACT_TYPES.map((type) => {
      const rate = 90_000 - path.length * 10_000;
      const rates = type === "realTime" ? { profitRate: rate, lossRate: rate } : { ratio: rate };
      const terms = storedTerms({ type, period: "D", minBet: 0n, tiers: [{ atLeast: {}, rates }] });
      const party = {
        memberId: id,
        id: derivedId("bench contract", type, id),
        brand: BENCH_BRAND,
        uplineId: path.at(-1) ?? null,
      };
      const times = { at: from[type], expiresAt: from[type], startsAt: from[type], updatedAt: from[type] };
      return { ...party, ...times, type, version: 1, terms, proposedBy: "upline" as const, state: "signed" as const };
    }),
  );
  for (let start = 0; start < rows.length; start += ROWS) await db.insert(contracts).values(rows.slice(start, start + ROWS));
}

export async function insertSession(run: RunSql, name: string, id: string, at: Date): Promise<void> {
  await run(
    `insert into sessions (token_hash, id, member_id, address, agent, created_at, last_seen_at, expires_at)
      values ($1, gen_random_uuid(), $2::uuid, '127.0.0.1', 'bench', $3::timestamptz, $3::timestamptz, $3::timestamptz + interval '1 day')`,
    [hashOf(tokenOf(name)), id, at.toISOString()],
  );
}

export async function insertBenchBrand(run: RunSql): Promise<void> {
  const config = { ...BRANDS[0]?.config, profile: "strict", merchantCode: BENCH_BRAND };
  await run(
    `insert into brands (code, name, hosts, config, blocked_countries, blocked_addresses, created_at)
      values ($1, $1, array[$2], $3::jsonb, '{}', '{}', now())`,
    [BENCH_BRAND, HOST, JSON.stringify(config)],
  );
}

/** The first path of every member. */
export async function insertFirstPaths(run: RunSql): Promise<void> {
  await run(
    `insert into path_versions (member_id, version, upline_id, path, started_at) select id, path_version, upline_id, path, created_at from members`,
  );
  await run(`insert into path_closure (ancestor_id, member_id, version, depth, joined_at)
    select a.id, m.id, m.path_version, cardinality(m.path) - a.place + 1, m.created_at
    from members m cross join lateral unnest(m.path) with ordinality as a(id, place)`);
}

interface Sizes {
  readonly agents: number;
  readonly members: number;
}

/** A brand with a tree of agents and players, and two agents beside it: `wide` has all those downlines directly, `narrow` has 100. */
export async function addTree(
  database: OpenDatabase,
  { agents: count, members }: Sizes,
  from: Readonly<Record<ContractType, Date>>,
) {
  const { runSql } = database;
  await insertBenchBrand(runSql);
  const agents = agentTree(count);
  await insertAgents(database, agents);
  const lowest = agents.filter(({ path }) => path.length === LEVELS - 2).map(({ id, path }) => [...path, id]);
  await insertMembers(runSql, "player", 0, lowest, members);
  const beside = ["wide", "narrow"].map((name) => ({ id: derivedId("bench", name), path: [] }));
  await insertAgents(database, beside);
  for (const [place, { id }] of beside.entries()) {
    await insertMembers(runSql, place === 0 ? "wide" : "narrow", 0, [[id]], place === 0 ? members : 100);
    await insertSession(runSql, place === 0 ? "wide" : "narrow", id, from.realTime);
  }
  await insertFirstPaths(runSql);
  await insertContracts(database, agents, from);
  for (const table of ["members", "path_versions", "path_closure", "contracts"]) await runSql(`analyze ${table}`);
  const leaf = agents.at(-1);
  await insertSession(runSql, "top", agents[0]?.id ?? "", from.realTime);
  await insertSession(runSql, "leaf", leaf?.id ?? "", from.realTime);
  return { agents };
}
