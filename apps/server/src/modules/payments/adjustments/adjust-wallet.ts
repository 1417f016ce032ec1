import { parseAmount } from "@baize/domain/money/amount";
import type { Transaction } from "../../../platform/database/database.ts";
import { runIn } from "../../../platform/database/raw.ts";
import { transact } from "../../../platform/database/retry.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import { type Operator, Refused } from "../../../platform/operator/operation.ts";
import { writeOperatorAudit } from "../../../platform/operator/write-operator-audit.ts";
import type { System } from "../../../platform/system.ts";
import { postBatch } from "../../../ledger/post-batch.ts";
import { InsufficientFunds } from "../../../ledger/post.ts";
import { loadMemberByName } from "../../identity/member/queries.ts";
import { printedAmount } from "../amount.ts";
import { loadParty } from "../queries.ts";
import { type AdjustmentRow, insertAdjustment } from "./queries.ts";

const POSTING = {
  cash: { up: "adjust-cash-up", down: "adjust-cash-down" },
  commission: { up: "adjust-commission-up", down: "adjust-commission-down" },
} as const;

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

async function move(tx: Transaction, row: AdjustmentRow, wallet: AdjustableWallet): Promise<void> {
  const { owner } = await loadParty(tx, row.memberId, row.currency);
  const { up, down } = POSTING[wallet];
  const [posting, amount] = row.amount > 0n ? [up, row.amount] : [down, -row.amount];
  await postBatch(runIn(tx), row.at, [{ posting, owner, amount, ref: row.id }]);
}

function refuseShort(error: unknown): never {
  if (error instanceof InsufficientFunds) throw new Refused("The member has less than that in this wallet.");
  throw error;
}

/** Corrects a member's wallet. Two people: the approval of the second one runs it. */
export async function adjustWallet(system: System, operator: Operator, wanted: Wanted) {
  const { id: memberId, brand } = await loadMemberByName(system.db, wanted);
  const { currency } = system.brands.of(brand);
  const amount = parseAmount(wanted.amount, currency);
  if (!amount) throw new Refused(`--amount is refused: "${wanted.amount}" is no amount of ${currency}, as 100.00 or -100.00.`);
  const { wallet, reason } = wanted;
  const row = { memberId, id: newId(), brand: brand.code, wallet, amount, currency, reason, at: system.now() };
  return await transact(system.db, async (tx) => {
    await move(tx, row, wallet).catch(refuseShort);
    await insertAdjustment(tx, row);
    const details = { adjustment: row.id, amount: wanted.amount, wallet, reason };
    await writeOperatorAudit(tx, system, operator, { brand: brand.code, action: "member.adjust", memberId, details });
    return { id: row.id, member: wanted.member, wallet, amount: printedAmount(amount, currency) };
  });
}
