import { STATEMENT } from "@baize/domain/agents/settlement/statement-state";
import { canApply } from "@baize/domain/state-machine/machine";
import { lockMembers } from "../../../ledger/locks.ts";
import type { Brand } from "../../../platform/brand/brand.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { runIn } from "../../../platform/database/raw.ts";
import { loadGuaranteeRoom } from "./guarantee.ts";
import { isBill, membersOf } from "./payment-sides.ts";
import { Payments } from "./payments.ts";
import { loadStatements, type StatementKey, type StatementRow } from "./queries.ts";

interface Paying {
  readonly at: Date;
  /**
   * `run`: the guarantee pays what the upline lacks, and dividends of uplines become bills instead of being paid. `bills`: the guarantee
   * pays what the upline lacks of those whose deadline has passed. What is not covered, or is beyond the size of the guarantee, stays as it is.
   */
  readonly of: "run" | "bills";
}

/**
 * Pays statements in the order given, each once, from what those before it left: what was paid before, or is not covered, stays as it
 * is. All members are locked first, in the one order, so that no two batches wait for each other in a circle.
 */
export async function payStatements(
  tx: Transaction,
  brand: Brand,
  given: readonly (StatementKey & Pick<StatementRow, "uplineId">)[],
  { at, of }: Paying,
): Promise<void> {
  const members = given.flatMap(membersOf);
  await lockMembers(runIn(tx), ...members);
  const rows = await loadStatements(tx, given);
  const payments = await Payments.load(tx, brand, members, at);
  let room: bigint | "any" | undefined;
  for (const row of rows) {
    if (of === "run" && isBill(row)) {
      if (canApply(STATEMENT, row.state, "bill", "system")) payments.bill(row, brand);
      continue;
    }
    const lacking = payments.lackingOf(row);
    const event = lacking > 0n ? "guarantee" : "pay";
    if (!canApply(STATEMENT, row.state, event, "system")) continue;
    if (lacking > 0n) {
      if (of === "bills" && !isOver(row, at)) continue;
      room ??= await loadGuaranteeRoom(tx, brand);
      if (room !== "any" && payments.owed + lacking > room) continue;
    }
    payments.settle(row, { event, lacking });
  }
  await payments.write();
}

const isOver = ({ dueAt }: StatementRow, at: Date): boolean => dueAt !== null && dueAt <= at;
