import type { Transaction } from "../../../platform/database/database.ts";
import { runIn } from "../../../platform/database/raw.ts";
import { memberAccount } from "../../../ledger/account.ts";
import { loadBalance, post } from "../../../ledger/post.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import type { Beneficiary } from "../grants/beneficiary.ts";

export type PointsMove = "points-earned" | "points-taken" | "points-redeem" | "points-return" | "points-convert";

interface Points {
  readonly kind: PointsMove;
  /** The reference: `rng/2026-11-21`, an exchange's id. */
  readonly ref: string;
  readonly points: bigint;
}

/** Adds or takes points, by the kind of posting. Call it after `lockBeneficiary`. Throws InsufficientFunds. */
export async function movePoints(tx: Transaction, { owner, now: at }: Beneficiary, move: Points): Promise<void> {
  const { kind, ref, points: amount } = move;
  await post(runIn(tx), { posting: kind, owner, amount, ref }, { txId: newId(), at });
}

export async function pointsLeft(tx: Transaction, { owner }: Beneficiary): Promise<bigint> {
  return (await loadBalance(runIn(tx), memberAccount(owner, "points"))) ?? 0n;
}
