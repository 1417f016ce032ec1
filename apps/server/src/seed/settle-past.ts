import type { StatementRow } from "../modules/agents/settlement/queries.ts";
import { settlementRuns } from "../modules/agents/settlement/schema.ts";
import { walletTransfers } from "../modules/payments/schema.ts";
import { notifyMember } from "../modules/inbox/send-message.ts";
import type { Brand } from "../platform/brand/brand.ts";
import type { Transaction } from "../platform/database/database.ts";
import { insertAll } from "./insert.ts";
import { PastBook } from "./past-book.ts";
import { paidRun, PastPayments } from "./past-payments.ts";
import { updatePastPayments } from "./payment-queries.ts";
import { computePastRuns, type PastRun } from "./past-runs.ts";
import type { MemberSeed } from "./people.ts";
import { seededId } from "./random.ts";
import type { SeedLedger } from "./seed-ledger.ts";

const DAY_MS = 86_400_000;

/** Who got a dividend early, sent it on, and could not pay the own downline: what is overdue follows from it. */
const OVERDUE = { payer: "faiz_bandra", sentTo: "dev_patel" };

const PAID_AFTER_DAYS = 2;

interface Past {
  readonly brand: Brand;
  readonly people: readonly MemberSeed[];
  readonly ledger: SeedLedger;
  readonly now: Date;
}

/** What an agent sends of the own commission to a member below. */
async function sendOn(tx: Transaction, book: PastBook, owners: PastPayments, from: string, to: string, at: Date): Promise<void> {
  const owner = owners.ownerOf(from);
  const amount = book.commissionOf(owner);
  if (amount === 0n) return;
  const id = seededId("sent on", from);
  book.post(at, [
    { posting: "member-sent-commission", owner, amount, ref: id },
    { posting: "member-received", owner: owners.ownerOf(to), amount, ref: id },
  ]);
  const row = { id, reference: id, from: "commission", to: "cash", currency: owner.currency, amount, at, settledAt: at };
  await insertAll(tx, walletTransfers, [
    { ...row, memberId: from, counterparty: to, kind: "member-sent" },
    { ...row, memberId: to, counterparty: from, kind: "member-received" },
  ]);
}

/** Letters about bills that are open, and about those that the guarantee paid. */
async function notifyUplines(tx: Transaction, { currency, agents }: Brand, bills: readonly StatementRow[]): Promise<void> {
  for (const { state, uplineId, dueAt, amount, fromGuarantee, paidAt } of bills) {
    if (uplineId === null || dueAt === null) continue;
    const billedAt = new Date(dueAt.getTime() - agents.billHours * 3_600_000);
    if (state === "due") await notifyMember(tx, uplineId, "bill_due", { amount: { minor: amount, currency } }, billedAt);
    if (state === "guaranteed" && paidAt)
      await notifyMember(tx, uplineId, "bill_guaranteed", { amount: { minor: fromGuarantee, currency } }, paidAt);
  }
}

/** The newest dividend run whose deadline is over. */
function lastOverdue(runs: readonly PastRun[], { agents }: Brand, now: Date): PastRun | undefined {
  const isOver = ({ run }: PastRun) =>
    run.type === "dividend" && run.openedAt.getTime() + agents.billHours * 3_600_000 <= now.getTime();
  return runs.filter(isOver).toSorted((one, other) => other.run.windowEnd.getTime() - one.run.windowEnd.getTime())[0];
}

interface Happening {
  readonly at: Date;
  readonly happen: () => void | Promise<void>;
}

/** Settles the past of a brand as the settlement would have done then; its moves are added to the ledger, which is posted later. */
export async function settlePast(tx: Transaction, { brand, people, ledger, now }: Past): Promise<void> {
  const idOf = (name: string) => people.find(({ username }) => username === name)?.id ?? "";
  const runs = await computePastRuns(tx, brand, now);
  const book = new PastBook(ledger);
  const payments = new PastPayments(brand, book);
  const happenings: Happening[] = runs.map((past) => ({ at: past.run.openedAt, happen: () => payments.post(past) }));
  const billed = lastOverdue(runs, brand, now);
  const early = billed?.statements.find(({ memberId, uplineId }) => memberId === idOf(OVERDUE.payer) && uplineId !== null);
  if (billed && early) {
    const at = new Date(billed.run.openedAt.getTime() + PAID_AFTER_DAYS * DAY_MS);
    happenings.push({
      at,
      happen: async () => {
        if (payments.pay(early, at, false)) await sendOn(tx, book, payments, early.memberId, idOf(OVERDUE.sentTo), at);
      },
    });
  }
  for (const { at, happen } of happenings.toSorted((one, other) => one.at.getTime() - other.at.getTime())) {
    payments.payBillsUntil(new Date(at.getTime() - 1));
    await happen();
  }
  payments.payBillsUntil(now);
  await updatePastPayments(
    tx,
    runs.flatMap(({ statements }) => statements),
  );
  await insertAll(tx, settlementRuns, runs.map(paidRun));
  await notifyUplines(tx, brand, payments.bills);
}
