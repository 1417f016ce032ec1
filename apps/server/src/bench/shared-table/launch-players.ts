import { SANDBOX_PROVIDER } from "@baize/api/provider/identity";
import type { RunSql } from "../../platform/database/database.ts";
import { hashOf } from "../../platform/security/tokens.ts";
import type { Seat } from "../seats.ts";

const list = (values: readonly string[]) => `{${values.join(",")}}`;
const launchTokenOf = ({ token }: Seat) => `launch-${token}`;

/** The code of a shared table in the catalogue. */
export async function findTableCode(runSql: RunSql): Promise<string> {
  const found = await runSql("select launch_code from games where launch_code like 'dragontiger-%' order by launch_code limit 1");
  const code = found.rows[0]?.launch_code;
  if (typeof code !== "string") throw new Error("The catalogue has no dragon tiger");
  return code;
}

/** Launches a game for each player; the tokens of their launch addresses. */
export async function launchPlayers(runSql: RunSql, seats: readonly Seat[], gameCode: string): Promise<readonly string[]> {
  const tokens = seats.map(launchTokenOf);
  await runSql(
    `insert into launches (token_hash, member_id, session_id, game_id, provider, language, expires_at)
      select l.hash, s.member_id, s.id, g.id, $4, 'EN', now() + interval '1 hour'
      from unnest($1::text[], $2::text[]) as l(hash, sign_in)
      join sessions s on s.token_hash = l.sign_in
      cross join (select id from games where launch_code = $3 order by id limit 1) g`,
    [list(tokens.map(hashOf)), list(seats.map(({ token }) => hashOf(token))), gameCode, SANDBOX_PROVIDER.id],
  );
  return tokens;
}

/** The cash of each player, in minor units. */
export async function listBalances(runSql: RunSql, seats: readonly Seat[]): Promise<ReadonlyMap<string, bigint>> {
  const { rows } = await runSql("select member_id, balance from accounts where kind = 'cash' and member_id = any($1::uuid[])", [
    list(seats.map(({ member }) => member)),
  ]);
  return new Map(rows.map(({ member_id, balance }) => [String(member_id), BigInt(String(balance))]));
}
