import { CHASE } from "@baize/domain/lottery/draw-state";
import type { LotteryGame } from "@baize/domain/lottery/games";
import { stateAfter } from "@baize/domain/state-machine/machine";
import type { Brand } from "../../../platform/brand/brand.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { derivedId } from "../../../platform/ids/derived-id.ts";
import type { System } from "../../../platform/system.ts";
import { type PlacedTicket, placeTicket } from "../tickets/place-ticket.ts";
import { type ChaseRow, updateChase } from "./queries.ts";
import { betsFor } from "./stored-bets.ts";

interface Chasing {
  readonly brand: Brand;
  readonly rules: LotteryGame;
  readonly gameId: string;
  readonly issue: string;
}

/** Buys the next ticket of a chase. Its id follows from the chase and the turn: nothing buys one twice. */
export async function chaseTicket(
  system: System,
  tx: Transaction,
  chase: ChaseRow,
  { brand, rules, gameId, issue }: Chasing,
): Promise<PlacedTicket> {
  const { memberId, id: chaseId, bought, multiples } = chase;
  const bets = betsFor(rules, chase.bets, multiples[bought] ?? 1, brand.currency);
  const id = derivedId("chase", chaseId, bought);
  const placed = await placeTicket(system, tx, { memberId, id, brand, rules, gameId, issue, bets, chaseId });
  const isLast = bought + 1 === multiples.length;
  await updateChase(tx, chase, {
    bought: bought + 1,
    ...(isLast && { state: stateAfter(CHASE, "finish"), endedAt: placed.at }),
  });
  return placed;
}
