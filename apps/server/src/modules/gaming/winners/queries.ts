import { and, desc, eq, gt } from "drizzle-orm";
import type { RequestContext } from "../../../platform/context.ts";
import type { RunSql } from "../../../platform/database/database.ts";
import { type NamedPart, namedPart } from "../../../platform/database/named-parts.ts";
import { asText } from "../../../platform/database/raw.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import { games } from "../schema.ts";
import { winners } from "../winner-schema.ts";

/** Highest prize first. */
export async function listWinnersSince({ system, brand }: RequestContext, from: Date, count: number) {
  return await system.db
    .select({ winner: winners, game: games })
    .from(winners)
    .innerJoin(games, eq(games.id, winners.gameId))
    .where(and(eq(winners.brand, brand.code), gt(winners.at, from)))
    .orderBy(desc(winners.amount), desc(winners.at), desc(winners.id))
    .limit(count);
}

/** The account name of a member who agreed to be shown among the winners; undefined for any other. */
export async function findShownUsername(run: RunSql, memberId: string): Promise<string | undefined> {
  const [member] = (await run("select username from members where id = $1 and on_board", [memberId])).rows;
  return member && asText(member.username);
}

export interface WinnerEntry {
  readonly brand: string;
  /** Masked. */
  readonly player: string;
  readonly memberId: string;
  readonly gameId: string;
  readonly amount: bigint;
  readonly currency: string;
  readonly at: Date;
}

export const addWinner = (entry: WinnerEntry): NamedPart =>
  namedPart(
    `insert into winners (id, brand, player, member_id, game_id, amount, currency, at)
    values (:id::uuid, :brand, :player, :memberId::uuid, :gameId, :amount::bigint, :currency, :at::timestamptz)`,
    { id: newId(), ...entry },
  );
