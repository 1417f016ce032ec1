import { feeOf } from "@baize/domain/payments/fee";
import { wageringLeft } from "@baize/domain/payments/wagering";
import type { MemberContext } from "../../../platform/context.ts";
import type { Executor } from "../../../platform/database/database.ts";
import { isBlocked } from "../../responsible-gambling/guard.ts";
import { loadCashBalance, loadTurnover, type Turnover } from "./queries.ts";

interface Conditions {
  readonly min: bigint;
  readonly max: bigint;
  readonly cash: bigint;
  readonly turnover: Turnover;
  /** The amount to wager first. */
  readonly left: bigint;
  /** The member may not play now, so nothing has to be wagered. */
  readonly waived: boolean;
}

/**
 * The conditions of a withdrawal now. A member who may not play, by choice or by an operator, cannot wager and cannot
 * win more: the turnover is waived, and a balance below the smallest amount may be withdrawn whole.
 */
export async function loadConditions(db: Executor, ctx: MemberContext): Promise<Conditions> {
  const { brand, member } = ctx;
  const { turnoverPpm, feePpm, feeFixed, ...bounds } = brand.payments.withdrawal;
  const cash = await loadCashBalance(db, { id: member.id, book: member.book, currency: brand.currency });
  const turnover = await loadTurnover(db, member.id);
  const waived = member.betsLocked || (await isBlocked(db, ctx, member.id));
  const [min, max] = [BigInt(bounds.min), BigInt(bounds.max)];
  const pays = cash > feeOf(cash, { ppm: feePpm, fixed: BigInt(feeFixed) });
  const left = waived ? 0n : wageringLeft(turnover.deposited, turnover.validBets, turnoverPpm);
  return { min: waived && pays && cash < min ? cash : min, max, cash, turnover, left, waived };
}
