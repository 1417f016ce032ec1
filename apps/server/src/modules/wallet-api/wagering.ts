import { countedOf } from "@baize/domain/rewards/bonus/state";
import type { RunSql } from "../../platform/database/database.ts";
import { asBigint, asText, type Part } from "../../platform/database/raw.ts";
import { messagePart } from "../inbox/send-message.ts";
import type { Owner } from "../../ledger/account.ts";

/** The bonus that a bet of this member counts towards: the oldest in play that the category has a part in. */
const IN_PLAY = `select b.id, b.required, b.progress, b.amount, b.titles, coalesce((b.weights ->> $4)::int, 100) as weight
  from bonuses b join bets r on r.member_id = b.member_id and r.id = $2::uuid
  where b.member_id = $1::uuid and b.state = 'wagering' and b.granted_at <= r.placed_at and b.expires_at > $3::timestamptz
    and coalesce((b.weights ->> $4)::int, 100) > 0
  order by b.granted_at, b.id limit 1`;

interface SettledBet {
  readonly betId: string;
  readonly category: string;
  readonly validBet: bigint;
  readonly at: Date;
}

// The column holds what `give` was handed: titles by language.
const asTitles = (value: unknown) => value as Record<string, string>;

/** What a settled bet does to the bonus in play: its line, the progress, and the news when that is all. */
export async function wagering(run: RunSql, owner: Owner, bet: SettledBet): Promise<Readonly<Record<string, Part>>> {
  const { betId, category, validBet, at } = bet;
  if (validBet === 0n) return {};
  const [bonus] = (await run(IN_PLAY, [owner.id, betId, at.toISOString(), category])).rows;
  if (!bonus) return {};
  const [id, weight] = [asText(bonus.id), Number(bonus.weight)];
  const missing = asBigint(bonus.required) - asBigint(bonus.progress);
  const counted = countedOf(validBet, weight, missing);
  if (counted === 0n) return {};
  const line = [owner.id, betId, id, validBet.toString(), weight, counted.toString(), at.toISOString()];
  const facts = { titles: asTitles(bonus.titles), amount: { minor: asBigint(bonus.amount), currency: owner.currency } };
  return {
    counted: {
      text: `insert into wagering_lines (member_id, bet_id, bonus_id, valid_bet, weight, counted, at)
        values ($1::uuid, $2::uuid, $3::uuid, $4::bigint, $5, $6::bigint, $7::timestamptz)`,
      values: line,
    },
    played: {
      text: `update bonuses set progress = progress + $3::bigint,
          state = case when progress + $3::bigint = required then 'ready' else state end
        where member_id = $1::uuid and id = $2::uuid`,
      values: [owner.id, id, counted.toString()],
    },
    ...(counted === missing ? { told: messagePart(owner.id, "bonus_ready", facts, at) } : {}),
  };
}
