import { asc, eq } from "drizzle-orm";
import * as z from "zod";
import { formatAmount, parseAmount } from "@baize/domain/money/amount";
import type { Transaction } from "../../../platform/database/database.ts";
import { runIn } from "../../../platform/database/raw.ts";
import { transact } from "../../../platform/database/retry.ts";
import { members } from "../../identity/schema.ts";
import { adjustments } from "../schema.ts";
import { houseAccount, memberAccount } from "../../../ledger/account.ts";
import { openAccounts } from "../../../ledger/open-accounts.ts";
import { InsufficientFunds, lockAccounts, post } from "../../../ledger/post.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import { partyOf } from "../queries.ts";
import type { System } from "../../../platform/system.ts";
import { brand, member, MOST, nothing, one, written } from "../../../platform/operator/fields.ts";
import { type Operation, operation, type Operator, Refused } from "../../../platform/operator/operation.ts";
import { loadMemberByName } from "../../identity/member/member-rows.ts";
import { writeOperatorAudit } from "../../../platform/operator/write-operator-audit.ts";

const WALLETS = ["cash", "commission"] as const;
const wanted = z.strictObject({
  brand,
  member,
  amount: z.string().describe("<100.00|-100.00>"),
  reason: written(200, 5),
  wallet: z.enum(WALLETS).default("cash").describe(WALLETS.join("|")),
});

async function request(system: System, input: z.infer<typeof wanted>, operator: Operator) {
  const { db, now, brands } = system;
  const { id: memberId, brand: row } = await loadMemberByName(db, input);
  const { currency } = brands.of(row);
  const amount = parseAmount(input.amount, currency);
  if (!amount) throw new Refused(`"${input.amount}" is no amount of ${currency}, as 100.00 or -100.00.`);
  const { wallet, reason } = input;
  const id = newId();
  const asked = { id, brand: row.code, memberId, wallet, amount, currency, reason, state: "requested" };
  await transact(db, async (tx) => {
    await tx.insert(adjustments).values({ ...asked, requestedBy: operator.name, requestedAt: now() });
    const details = { adjustment: id, amount: input.amount, reason };
    await writeOperatorAudit(tx, system, operator, { brand: row.code, action: "adjust.request", memberId, details });
  });
  return { id, state: "requested", amount: `${input.amount} ${currency}`, waitsFor: "another person's approval" };
}

type Row = typeof adjustments.$inferSelect;

async function move(tx: Transaction, { id, memberId, wallet, amount, currency }: Row, at: Date): Promise<void> {
  const { owner, house } = await partyOf(tx, memberId, currency);
  const kind = WALLETS.find((one_) => one_ === wallet) ?? "cash";
  const [own, other] = [memberAccount(owner, kind), houseAccount(house, owner, "adjustments")];
  const run = runIn(tx);
  await openAccounts(tx, [other]);
  await lockAccounts(run, [own]);
  const sides = amount > 0n ? { debit: other, credit: own } : { debit: own, credit: other };
  const size = amount > 0n ? amount : -amount;
  await post(run, { ...sides, memberId, txId: newId(), amount: size, kind: "adjust", ref: id, at });
}

async function decide(system: System, id: string, operator: Operator, state: "done" | "rejected") {
  const { name } = operator;
  return await transact(system.db, async (tx) => {
    const [row] = await tx.select().from(adjustments).where(eq(adjustments.id, id)).for("update");
    if (!row) throw new Refused(`There is no adjustment ${id}.`);
    if (row.state !== "requested") throw new Refused(`The adjustment is ${row.state} already.`);
    if (state === "done" && row.requestedBy === name) throw new Refused("Another person than the one who asked must agree.");
    const at = system.now();
    await tx.update(adjustments).set({ state, decidedBy: name, decidedAt: at }).where(eq(adjustments.id, id));
    if (state === "done") await move(tx, row, at).catch(refuseShort);
    const { brand: of, memberId, requestedBy } = row;
    await writeOperatorAudit(tx, system, operator, {
      brand: of,
      action: `adjust.${state}`,
      memberId,
      details: { adjustment: id, requestedBy },
    });
    return { id, state, amount: `${formatAmount(row.amount, row.currency)} ${row.currency}` };
  });
}

function refuseShort(error: unknown): never {
  if (error instanceof InsufficientFunds) throw new Refused("The member has less than that in this wallet.");
  throw error;
}

async function list({ db }: System) {
  const rows = await db
    .select({ row: adjustments, username: members.username })
    .from(adjustments)
    .innerJoin(members, eq(members.id, adjustments.memberId))
    .where(eq(adjustments.state, "requested"))
    .orderBy(asc(adjustments.requestedAt))
    .limit(MOST);
  return rows.map(({ row, username }) => ({
    id: row.id,
    member: username,
    wallet: row.wallet,
    amount: `${formatAmount(row.amount, row.currency)} ${row.currency}`,
    reason: row.reason,
    requestedBy: row.requestedBy,
  }));
}

/** Corrections need two people. */
export const adjustOperations: Readonly<Record<string, Operation>> = {
  "adjust list": operation({ summary: "Corrections that wait for a second person", input: nothing, run: list }),
  "adjust request": operation({
    summary: "Asks for a correction of a member's wallet; nothing moves before another person approves",
    access: "state",
    input: wanted,
    run: request,
  }),
  "adjust approve": operation({
    summary: "Agrees to a correction that somebody else asked for: the money moves",
    access: "money",
    input: one,
    run: async (system, { id }, operator) => await decide(system, id, operator, "done"),
  }),
  "adjust reject": operation({
    summary: "Refuses a correction",
    access: "state",
    input: one,
    run: async (system, { id }, operator) => await decide(system, id, operator, "rejected"),
  }),
};
