import { maskAccount } from "@baize/domain/identity/member/mask";
import type { RunSql } from "../../platform/database/database.ts";
import { asText, type Part } from "../../platform/database/raw.ts";
import { newId } from "../../platform/ids/new-id.ts";
import type { RoundRow } from "./load-statements.ts";
import type { Player } from "./queries.ts";

export async function categoryOf(run: RunSql, gameId: string): Promise<string> {
  const [game] = (await run("select category from games where id = $1", [gameId])).rows;
  return asText(game?.category);
}

/** A win that is large enough for the brand goes on the winners board, under a masked name. Demo money never does. */
export async function celebration(
  run: RunSql,
  player: Player,
  round: RoundRow,
  at: Date,
): Promise<Readonly<Record<string, Part>>> {
  const { owner, brand } = player;
  const payout = BigInt(round.payout);
  if (owner.book === "demo" || payout < BigInt(brand.bets.winnerFrom)) return {};
  const [member] = (await run("select username from members where id = $1 and on_board", [owner.id])).rows;
  // Who did not agree to be shown is not.
  if (!member) return {};
  const values = [
    newId(),
    brand.code,
    maskAccount(asText(member.username)),
    owner.id,
    round.game_id,
    payout.toString(),
    round.currency,
    at.toISOString(),
  ];
  const text = `insert into winners (id, brand, player, member_id, game_id, amount, currency, at)
    values ($1::uuid, $2, $3, $4::uuid, $5, $6::bigint, $7, $8::timestamptz)`;
  return { celebrated: { text, values } };
}
