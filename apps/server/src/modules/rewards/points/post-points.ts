import type { Transaction } from "../../../platform/database/database.ts";
import { runIn } from "../../../platform/database/raw.ts";
import { memberAccount, pointsHouse } from "../../../ledger/account.ts";
import { openAccounts } from "../../../ledger/open-accounts.ts";
import { balanceOf, post } from "../../../ledger/post.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import type { Beneficiary } from "../grants/beneficiary.ts";

export type PointsMove = "points-earned" | "points-redeem" | "points-return" | "points-convert";

interface Points {
  readonly kind: PointsMove;
  /** What for: `rng/2026-11-21`, an exchange's id. */
  readonly ref: string;
  readonly points: bigint;
}

const TAKES: ReadonlySet<PointsMove> = new Set(["points-redeem", "points-convert"]);

/** Gives or takes points, by the kind of the move. Call it after `lockMember`. Throws InsufficientFunds. */
export async function movePoints(tx: Transaction, { owner, house, now: at }: Beneficiary, move: Points): Promise<void> {
  const [mine, houses] = [memberAccount(owner, "points"), pointsHouse(house, owner)];
  // Brands from before points were earned have no house account in points yet.
  await openAccounts(tx, [houses]);
  const [debit, credit] = TAKES.has(move.kind) ? [mine, houses] : [houses, mine];
  const { kind, ref, points: amount } = move;
  await post(runIn(tx), { memberId: owner.id, txId: newId(), debit, credit, amount, kind, ref, at });
}

export async function pointsLeft(tx: Transaction, { owner }: Beneficiary): Promise<bigint> {
  return (await balanceOf(runIn(tx), memberAccount(owner, "points"))) ?? 0n;
}
