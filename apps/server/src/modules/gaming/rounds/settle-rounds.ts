import { isCategory } from "@baize/domain/gaming/game/category";
import type { RunSql } from "../../../platform/database/database.ts";
import { closeRounds } from "./batch-queries.ts";
import { outcomeOf } from "./outcome.ts";
import type { RoundSettledSubscriber, SettledInBatch } from "./round-settled.ts";

export interface EndedInBatch extends Omit<SettledInBatch, "category" | "status" | "validBet"> {
  readonly summary: string;
  readonly verifyUrl: string;
}

/**
 * Settles many rounds of one category by few statements: the betting record's own, and those of each subscriber in their order. Call it
 * with the members' cash rows locked, and their money moved.
 */
export async function settleRounds(
  run: RunSql,
  subscribers: readonly RoundSettledSubscriber[],
  category: string,
  rounds: readonly EndedInBatch[],
): Promise<void> {
  if (!isCategory(category)) throw new Error(`${category} is no category`);
  if (rounds.length === 0) return;
  const ended = rounds.map((round) => {
    const { stake, payout, owner } = round;
    const outcome = outcomeOf({ stake, payout, rake: 0n, isVoid: false, category, book: owner.book });
    return { ...round, ...outcome, category };
  });
  await closeRounds(run, ended);
  for (const { name, roundsSettled } of subscribers)
    await roundsSettled(run, ended).catch((cause: unknown) => {
      throw new Error(`${name} failed on settled rounds`, { cause });
    });
}
