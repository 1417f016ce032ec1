import type { ChannelKind } from "@baize/domain/payments/channel";
import { DEPOSIT } from "@baize/domain/payments/deposit-state";
import { parseAmount } from "@baize/domain/money/amount";
import { initialState } from "@baize/domain/state-machine/machine";
import type { Transaction } from "../../../platform/database/database.ts";
import { transact } from "../../../platform/database/retry.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import { type Operator, Refused } from "../../../platform/operator/operation.ts";
import { writeOperatorAudit } from "../../../platform/operator/write-operator-audit.ts";
import { hashOf } from "../../../platform/security/tokens.ts";
import type { System } from "../../../platform/system.ts";
import { loadMemberByName } from "../../identity/member/queries.ts";
import { printedAmount } from "../amount.ts";
import { insertStep } from "../payment-steps/queries.ts";
import { loadParty } from "../queries.ts";
import { insertReport } from "../reports/queries.ts";
import { type DepositRow, insertDeposit } from "./queries.ts";
import { settleDeposit } from "./settle-deposit.ts";

/** The channel and the clearing account of money that an operator saw arrive outside of every adapter. */
const MANUAL = "manual";

interface Wanted {
  readonly brand: string;
  readonly member: string;
  readonly amount: string;
  readonly kind: ChannelKind;
  /** The bank's own: each is credited once in a brand. */
  readonly reference: string;
  readonly reason: string;
}

async function claimReference(tx: Transaction, { brand, id, createdAt }: DepositRow, reference: string): Promise<void> {
  const event = { adapter: `${MANUAL} ${brand}`, event: reference, subject: id, bodyHash: hashOf(reference) };
  if (!(await insertReport(tx, { ...event, result: "done", at: createdAt })))
    throw new Refused(`The reference ${reference} was credited already.`);
}

/** Credits money that arrived without a deposit of the member's own, such as a transfer at a counter. No fee is taken. */
export async function addManualDeposit(system: System, operator: Operator, wanted: Wanted) {
  const { kind, reference, reason } = wanted;
  const { id: memberId, brand } = await loadMemberByName(system.db, wanted);
  const { currency } = system.brands.of(brand);
  const amount = parseAmount(wanted.amount, currency);
  if (amount === undefined || amount <= 0n)
    throw new Refused(`--amount is refused: "${wanted.amount}" is no amount of ${currency}, as 100.00.`);
  if ((await loadParty(system.db, memberId, currency)).owner.book === "demo")
    throw new Refused(`${wanted.member} is a demo account, which takes no real money.`);
  const at = system.now();
  const about = { memberId, id: newId(), brand: brand.code, channel: MANUAL, kind, adapter: MANUAL, currency, amount, fee: 0n };
  const times = { expiresAt: at, createdAt: at, updatedAt: at };
  const row: DepositRow = { ...about, state: initialState(DEPOSIT), payUrl: "", ...times };
  const step = { by: "operator" as const, at, note: operator.name };
  return await transact(system.db, async (tx) => {
    await claimReference(tx, row, reference);
    await insertDeposit(tx, row);
    await insertStep(tx, { memberId, subject: row.id, state: row.state, actor: step.by, at, note: step.note });
    if (!(await settleDeposit(tx, row, "succeeded", step))) throw new Error("A new deposit cannot succeed");
    const details = { deposit: row.id, amount: amount.toString(), kind, reference, reason };
    await writeOperatorAudit(tx, system, operator, { brand: brand.code, action: "deposit.manual", memberId, details });
    return { id: row.id, member: wanted.member, amount: printedAmount(amount, currency), reference };
  });
}
