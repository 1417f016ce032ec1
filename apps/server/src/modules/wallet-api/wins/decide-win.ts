import { PROVIDER_CALL } from "@baize/domain/gaming/bet/provider-call";
import { formatAmount } from "@baize/domain/money/amount";
import { canApply, stateAfter } from "@baize/domain/state-machine/machine";
import { memberAccount, type Owner } from "../../../ledger/account.ts";
import { lockMembers } from "../../../ledger/locks.ts";
import { post } from "../../../ledger/post.ts";
import type { RunSql, Transaction } from "../../../platform/database/database.ts";
import { runIn } from "../../../platform/database/raw.ts";
import { transact } from "../../../platform/database/retry.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import { type Operator, Refused } from "../../../platform/operator/operation.ts";
import { writeOperatorAudit } from "../../../platform/operator/write-operator-audit.ts";
import type { System } from "../../../platform/system.ts";
import { payWithheld } from "../../gaming/rounds/queries.ts";
import type { RoundSettledSubscriber } from "../../gaming/rounds/round-settled.ts";
import { settleRound } from "../../gaming/rounds/settle-round.ts";
import { notifyMember } from "../../inbox/send-message.ts";
import { playPosting } from "../play-posting.ts";
import { runParts, setCallState } from "../queries.ts";
import { endDetail } from "./end-detail.ts";
import { countOtherHeldWins, findRoundEnd, findWin, type WinKey, type WinRow } from "./queries.ts";

export type WinDecision = "approve" | "refuse";

interface Decided {
  readonly tx: Transaction;
  readonly run: RunSql;
  readonly win: WinRow;
  readonly owner: Owner;
  readonly at: Date;
}

/** The money, the record and the call's state, in one statement. */
async function carryOut({ run, win, owner, at }: Decided, decision: WinDecision): Promise<void> {
  const { call, bet } = win;
  const { memberId, provider, transactionId, amount } = call;
  const decided = setCallState({ memberId, provider }, transactionId, stateAfter(PROVIDER_CALL, decision));
  if (decision === "refuse") return await runParts(run, { decided });
  const wallet = bet.wallet === "" ? memberAccount(owner, "cash") : memberAccount(owner, "vendor", bet.wallet);
  const move = { ...playPosting("win", wallet, provider), owner, amount, ref: `${provider}/${transactionId}` };
  await post(run, move, { txId: newId(), at }, { decided, paid: payWithheld(memberId, bet.id, amount) });
  return undefined;
}

/** A round that its provider has ended is settled with the last decision on its wins. */
async function settleEnded(
  system: System,
  subscribers: readonly RoundSettledSubscriber[],
  { tx, run, win, owner, at }: Decided,
  decision: WinDecision,
): Promise<boolean> {
  const { call, bet } = win;
  const end = await findRoundEnd(tx, call);
  if (!end || (await countOtherHeldWins(tx, call)) > 0) return false;
  const parts = await settleRound(run, subscribers, {
    owner,
    brand: system.brands.of(win.brand),
    betId: bet.id,
    gameId: bet.gameId,
    stake: bet.stake - bet.refunded,
    payout: decision === "approve" ? bet.payout + call.amount : bet.payout,
    path: bet.path,
    isVoid: false,
    givenBack: 0n,
    ...endDetail(end.request, bet.currency),
    at,
  });
  await runParts(run, parts);
  return true;
}

/** Pays a win that waits for an operator, or refuses it for good. */
export async function decideWin(
  system: System,
  subscribers: readonly RoundSettledSubscriber[],
  operator: Operator,
  key: WinKey,
  decision: WinDecision,
) {
  return await transact(system.db, async (tx) => {
    const run = runIn(tx);
    await lockMembers(run, key.memberId);
    const win = await findWin(tx, key);
    if (!win) throw new Refused("There is no such win.");
    if (!canApply(PROVIDER_CALL, win.call.state, decision, "operator"))
      throw new Refused(`The win does not wait for an operator: it is ${win.call.state}.`);
    const { bet, call } = win;
    const owner: Owner = { id: key.memberId, book: win.book === "demo" ? "demo" : "real", currency: bet.currency };
    const decided: Decided = { tx, run, win, owner, at: system.now() };
    await carryOut(decided, decision);
    const settled = await settleEnded(system, subscribers, decided, decision);
    const amount = { minor: call.amount, currency: bet.currency };
    await notifyMember(tx, owner.id, decision === "approve" ? "win_paid" : "win_refused", { amount }, decided.at);
    const details = { provider: call.provider, transaction: call.transactionId, amount: call.amount.toString(), settled };
    await writeOperatorAudit(tx, system, operator, { brand: bet.brand, action: `win.${decision}`, memberId: owner.id, details });
    return {
      win: call.transactionId,
      decision: decision === "approve" ? "paid" : "refused",
      amount: `${formatAmount(call.amount, bet.currency)} ${bet.currency}`,
      settled,
    };
  });
}
