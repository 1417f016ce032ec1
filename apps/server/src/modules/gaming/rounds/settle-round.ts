import { isCategory } from "@baize/domain/gaming/game/category";
import type { Owner } from "../../../ledger/account.ts";
import type { Brand } from "../../../platform/brand/brand.ts";
import type { RunSql } from "../../../platform/database/database.ts";
import { mergeParts, type NamedParts } from "../../../platform/database/named-parts.ts";
import { outcomeOf } from "./outcome.ts";
import { closeRound, findCategory } from "./queries.ts";
import type { RoundSettled, RoundSettledSubscriber } from "./round-settled.ts";

/** An open round that ends now, with the sums that the betting record holds. */
export interface EndedRound {
  readonly owner: Owner;
  readonly brand: Brand;
  readonly betId: string;
  readonly gameId: string;
  /** Of a free round; null for a round with a stake. */
  readonly campaign: string | null;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly path: readonly string[];
  /** It was settled before: its result was taken back, or a win came late. */
  readonly isAgain: boolean;
  readonly isVoid: boolean;
  /** The part of the stake that a void round gives back now; the caller moves that money. */
  readonly givenBack: bigint;
  /** The fee that this player paid from a PVP pot. */
  readonly rake: bigint;
  readonly summary: string;
  readonly verifyUrl: string;
  /** Why a void round does not count; empty where its provider gave no reason. */
  readonly voidReason?: string;
  readonly at: Date;
}

/**
 * The parts of the statement that settles a round: the betting record's own, and those of each subscriber in their order.
 * Call it in the transaction that runs them, with the member's cash row locked.
 */
export async function settleRound(
  run: RunSql,
  subscribers: readonly RoundSettledSubscriber[],
  { isVoid, givenBack, rake, summary, verifyUrl, voidReason = "", ...round }: EndedRound,
): Promise<NamedParts> {
  const { owner, betId, at, stake, payout } = round;
  const category = await findCategory(run, round.gameId);
  if (!isCategory(category)) throw new Error(`${category} is no category`);
  const outcome = outcomeOf({ stake, payout, rake, isVoid, category, book: owner.book });
  const closed = closeRound(owner.id, betId, { ...outcome, givenBack, summary, verifyUrl, voidReason, at });
  const settled: RoundSettled = { ...round, ...outcome, category };
  const parts: NamedParts[] = [];
  for (const subscriber of subscribers) parts.push(await runSubscriber(subscriber, run, settled));
  return mergeParts({ closed }, ...parts);
}

/** A failure names its subscriber; its cause still says whether the transaction may be tried again. */
async function runSubscriber(
  { name, roundSettled }: RoundSettledSubscriber,
  run: RunSql,
  round: RoundSettled,
): Promise<NamedParts> {
  try {
    return await roundSettled(run, round);
  } catch (cause) {
    throw new Error(`${name} failed on a settled round`, { cause });
  }
}
