import { PROVIDER_CALL } from "@baize/domain/gaming/bet/provider-call";
import { formatAmount } from "@baize/domain/money/amount";
import { canApply, stateAfter } from "@baize/domain/state-machine/machine";
import { type Account, memberAccount, type Owner } from "../../../ledger/account.ts";
import { lockMembers } from "../../../ledger/locks.ts";
import { openAccount } from "../../../ledger/open-accounts.ts";
import { post } from "../../../ledger/post.ts";
import type { Brand } from "../../../platform/brand/brand.ts";
import type { RunSql, Transaction } from "../../../platform/database/database.ts";
import type { NamedParts } from "../../../platform/database/named-parts.ts";
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
import { freeWinMoves } from "../free-rounds/free-win-moves.ts";
import { playPosting } from "../play-posting.ts";
import { potMoves } from "../pot-moves.ts";
import { writeParts, setCallState } from "../queries.ts";
import { findWalletRef } from "../wallet-queries.ts";
import { endDetail } from "./end-detail.ts";
import { countOtherHeldWins, findRoundEnd, findWin, type WinKey, type WinRow } from "./queries.ts";

export type WinDecision = "approve" | "refuse";

interface Decided {
  readonly tx: Transaction;
  readonly run: RunSql;
  readonly win: WinRow;
  readonly owner: Owner;
  readonly brand: Brand;
  readonly at: Date;
}

/** The wallet of the round, whatever the brand has changed since; for a credit the one that its game plays from now. */
async function findWallet({ run, win: { bet, call }, owner, brand }: Decided): Promise<Account> {
  const ref = bet ? bet.wallet : await findWalletRef(run, brand, call);
  return ref === "" ? memberAccount(owner, "cash") : memberAccount(owner, "vendor", ref);
}

/** The money, the record and the call's state, in one statement. */
async function carryOut(facts: Decided, decision: WinDecision): Promise<void> {
  const { run, win, owner, at } = facts;
  const { call, bet } = win;
  const { memberId, provider, transactionId, amount } = call;
  const decided = setCallState({ memberId, provider }, transactionId, stateAfter(PROVIDER_CALL, decision));
  if (decision === "refuse") return await writeParts(run, { decided });
  const wallet = await findWallet(facts);
  await openAccount(run, wallet);
  const move = { ...playPosting(bet ? "win" : "credit", wallet, provider), owner, amount, ref: `${provider}/${transactionId}` };
  const record: NamedParts = bet ? { paid: payWithheld(memberId, bet.id, amount) } : {};
  const occasion = { txId: newId(), at };
  await post(run, move, occasion, { decided, ...record });
  const parts = call.pot === null ? [] : [{ pot: call.pot, amount: call.potAmount }];
  const further = [...potMoves("win", provider, parts), ...freeWinMoves("win", provider, bet?.campaign, amount)];
  for (const each of further) await post(run, { ...each, owner, ref: move.ref }, occasion);
  return undefined;
}

/** A round that its provider has ended is settled with the last decision on its wins. */
async function settleEnded(
  subscribers: readonly RoundSettledSubscriber[],
  { tx, run, win, owner, brand, at }: Decided,
  decision: WinDecision,
): Promise<boolean> {
  const { call, bet } = win;
  if (!bet) return false;
  const end = await findRoundEnd(tx, call);
  if (!end || (await countOtherHeldWins(tx, call)) > 0) return false;
  const parts = await settleRound(run, subscribers, {
    owner,
    brand,
    betId: bet.id,
    gameId: bet.gameId,
    campaign: bet.campaign,
    stake: bet.stake - bet.refunded,
    payout: decision === "approve" ? bet.payout + call.amount : bet.payout,
    path: bet.path,
    isAgain: bet.firstSettledAt !== null,
    isVoid: false,
    givenBack: 0n,
    ...endDetail(end.request, bet.currency),
    at,
  });
  await writeParts(run, parts);
  return true;
}

/** The notification of each decision. */
const NOTIFICATIONS = {
  win: { approve: "win_paid", refuse: "win_refused" },
  credit: { approve: "credit_paid", refuse: "credit_refused" },
} as const;

/** Pays a win or a credit that waits for an operator, or refuses it for good. */
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
    if (!win) throw new Refused("There is no such win or credit.");
    const { bet, call, currency } = win;
    const what = bet ? "win" : "credit";
    if (!canApply(PROVIDER_CALL, call.state, decision, "operator"))
      throw new Refused(`The ${what} does not wait for an operator: it is ${call.state}.`);
    const owner: Owner = { id: key.memberId, book: win.book === "demo" ? "demo" : "real", currency };
    const brand = system.brands.of(win.brand);
    const decided: Decided = { tx, run, win, owner, brand, at: system.now() };
    await carryOut(decided, decision);
    const settled = await settleEnded(subscribers, decided, decision);
    const amount = { minor: call.amount, currency };
    await notifyMember(tx, owner.id, NOTIFICATIONS[what][decision], { amount }, decided.at);
    const details = { provider: call.provider, transaction: call.transactionId, amount: call.amount.toString(), settled };
    const line = { brand: brand.code, action: `${what}.${decision}`, memberId: owner.id, details };
    await writeOperatorAudit(tx, system, operator, line);
    return {
      [what]: call.transactionId,
      decision: decision === "approve" ? "paid" : "refused",
      amount: `${formatAmount(call.amount, currency)} ${currency}`,
      settled,
    };
  });
}
