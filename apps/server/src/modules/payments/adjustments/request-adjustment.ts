import { parseAmount } from "@baize/domain/money/amount";
import { transact } from "../../../platform/database/retry.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import { type Operator, Refused } from "../../../platform/operator/operation.ts";
import { writeOperatorAudit } from "../../../platform/operator/write-operator-audit.ts";
import { loadMemberByName } from "../../identity/member/queries.ts";
import type { System } from "../../../platform/system.ts";
import { insertAdjustment } from "./queries.ts";
import { ADJUSTMENT } from "@baize/domain/payments/adjustment";
import { initialState } from "@baize/domain/state-machine/machine";

/** Wallets that an operator may correct. */
export const ADJUSTABLE_WALLETS = ["cash", "commission"] as const;
export type AdjustableWallet = (typeof ADJUSTABLE_WALLETS)[number];

interface Wanted {
  readonly brand: string;
  readonly member: string;
  /** Negative: taken from the member. */
  readonly amount: string;
  readonly reason: string;
  readonly wallet: AdjustableWallet;
}

/** Asks for a correction of a member's wallet. Nothing moves before another operator approves it. */
export async function requestAdjustment(system: System, operator: Operator, input: Wanted) {
  const { db, now, brands } = system;
  const { id: memberId, brand } = await loadMemberByName(db, input);
  const { currency } = brands.of(brand);
  const amount = parseAmount(input.amount, currency);
  if (!amount) throw new Refused(`"${input.amount}" is no amount of ${currency}, as 100.00 or -100.00.`);
  const { wallet, reason } = input;
  const id = newId();
  const row = { id, brand: brand.code, memberId, wallet, amount, currency, reason, state: initialState(ADJUSTMENT) };
  await transact(db, async (tx) => {
    await insertAdjustment(tx, { ...row, requestedBy: operator.name, requestedAt: now() });
    const details = { adjustment: id, amount: input.amount, reason };
    await writeOperatorAudit(tx, system, operator, { brand: brand.code, action: "adjust.request", memberId, details });
  });
  return { id, state: row.state, amount: `${input.amount} ${currency}`, waitsFor: "another person's approval" };
}
