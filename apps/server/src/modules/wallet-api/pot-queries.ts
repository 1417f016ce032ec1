import { and, asc, eq, sql } from "drizzle-orm";
import { PROVIDER_CALL } from "@baize/domain/gaming/bet/provider-call";
import { stateAfter, statesBefore } from "@baize/domain/state-machine/machine";
import { accounts } from "../../ledger/schema.ts";
import type { Executor, RunSql } from "../../platform/database/database.ts";
import { asBigint, asText } from "../../platform/database/raw.ts";
import { stateList } from "../../platform/database/states.ts";
import { members } from "../identity/schema.ts";
import type { PotPart } from "./pot-moves.ts";

interface OfRound {
  readonly memberId: string;
  readonly provider: string;
  readonly gameCode: string;
  readonly roundId: string;
}

/** The calls that a step of a round gives back: stakes of a void round that no win was paid on, and wins that were paid. */
const GIVEN_BACK = {
  bet: stateList(statesBefore(PROVIDER_CALL, "roll_back")),
  win: `'${stateAfter(PROVIDER_CALL, "record")}'`,
} as const;

/** The parts of pots in the stakes or the wins of a round that are given back now. */
export async function listPotParts(
  run: RunSql,
  { memberId, provider, gameCode, roundId }: OfRound,
  operation: keyof typeof GIVEN_BACK,
): Promise<PotPart[]> {
  const text = `select pot, sum(pot_amount)::bigint as amount from provider_calls
    where member_id = $1::uuid and provider = $2 and game_code = $3 and round_id = $4
      and operation = '${operation}' and state in (${GIVEN_BACK[operation]}) and pot is not null
    group by pot order by pot`;
  const { rows } = await run(text, [memberId, provider, gameCode, roundId]);
  return rows.map(({ pot, amount }) => ({ pot: asText(pot), amount: asBigint(amount) }));
}

/** What the members of each brand have put into each pot of real money, less what they have won of it. */
export async function listPotSums(db: Executor) {
  return await db
    .select({
      brand: members.brand,
      pot: accounts.ref,
      currency: accounts.currency,
      sum: sql<string>`sum(${accounts.balance})::text`,
    })
    .from(accounts)
    .innerJoin(members, eq(members.id, accounts.memberId))
    .where(and(eq(accounts.kind, "pot"), eq(accounts.book, "real")))
    .groupBy(members.brand, accounts.ref, accounts.currency)
    .orderBy(asc(members.brand), asc(accounts.ref), asc(accounts.currency));
}
