import { agentAbilities } from "@baize/domain/agents/abilities";
import { STATEMENT } from "@baize/domain/agents/settlement/statement-state";
import { canApply } from "@baize/domain/state-machine/machine";
import { lockMembers } from "../../../ledger/locks.ts";
import type { MemberContext } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { runIn } from "../../../platform/database/raw.ts";
import { fault } from "../../../platform/http/fault.ts";
import { guardFrozen } from "../../identity/member/guard-frozen.ts";
import { memberKind } from "../../identity/member/member-kind.ts";
import { lockStatement, type StatementRow } from "../settlement/queries.ts";
import { findStatement } from "./find-statement.ts";
import type { NamedStatement } from "./queries.ts";

/** Throws `auth.not_agent` for an account that moves no money of a team: sub-accounts of agents only read. */
export function requirePayer({ member }: MemberContext): void {
  if (agentAbilities(memberKind(member.kind))?.movesMoney !== true) throw fault("auth.not_agent");
}

interface LockedBill {
  readonly named: NamedStatement;
  readonly row: StatementRow;
}

/**
 * A bill of the caller, who pays it, with both sides locked in the ledger's order. Throws `statement.not_found`, or `bill.wrong_state`
 * with the state that it is in; and `money.account_locked` before frozen money refuses one.
 */
export async function lockBill(tx: Transaction, ctx: MemberContext, id: string, event: "pay" | "refuse"): Promise<LockedBill> {
  const named = await findStatement(tx, ctx, id);
  if (named.row.uplineId !== ctx.member.id) throw fault("statement.not_found");
  await lockMembers(runIn(tx), named.row.memberId, ctx.member.id);
  const row = await lockStatement(tx, named.row);
  // Who pays a bill owes less: frozen money pays it as well, as the job does before the deadline.
  if (event === "refuse") await guardFrozen(tx, ctx);
  // What a correction takes back is paid by the other side, by itself.
  if (row.amount <= 0n || !canApply(STATEMENT, row.state, event, "member")) throw fault("bill.wrong_state", { state: row.state });
  return { named, row };
}
