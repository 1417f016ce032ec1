import { AGENT_CONTRACT } from "@baize/domain/agents/contract/state";
import { stateAfter } from "@baize/domain/state-machine/machine";
import { endOfWindow } from "@baize/domain/agents/contract/start";
import { CONTRACT_TYPES, type ContractType } from "@baize/domain/agents/contract/type";
import type { Transaction } from "../../../platform/database/database.ts";
import { cancelContracts } from "./cancel-below.ts";
import { notifyOfContract } from "./notify.ts";
import { type ContractRow, findOfferedContract, findSigned, listBelow, updateContract } from "./queries.ts";
import { termsOf } from "@baize/domain/agents/contract/stored-terms";

interface Move {
  readonly memberId: string;
  readonly account: string;
  readonly now: Date;
  readonly timeZone: string;
}

/** The contracts below have nothing left to be paid from, so they end with it. Answers the ids of all that ended. */
async function endSigned(tx: Transaction, row: ContractRow, { now, timeZone }: Move): Promise<string[]> {
  const until = endOfWindow({ terms: termsOf(row), startsAt: row.startsAt?.getTime() ?? 0 }, now.getTime(), timeZone);
  const below = await listBelow(tx, row.memberId, row.type);
  await cancelContracts(tx, below, { until, now, timeZone });
  await updateContract(tx, row, { state: stateAfter(AGENT_CONTRACT, "cancel"), endsAt: new Date(until), updatedAt: now });
  return [row.id, ...below.map(({ id }) => id)];
}

async function notifySides(tx: Transaction, type: ContractType, uplines: readonly (string | null)[], move: Move): Promise<void> {
  const { memberId, account, now } = move;
  await notifyOfContract(tx, "contract_moved", { to: memberId, type, at: now });
  for (const to of new Set(uplines))
    if (to !== null) await notifyOfContract(tx, "contract_left", { to, type, other: account, at: now });
}

/**
 * Ends what a member who gets another upline had agreed with the former one: signed contracts with the window that runs, and
 * what lies below them; offers are withdrawn. Each person is notified. Call it with both trees locked.
 */
export async function endBrokenContracts(tx: Transaction, move: Move): Promise<{ ended: string[]; withdrawn: string[] }> {
  const ended: string[] = [];
  const withdrawn: string[] = [];
  for (const type of CONTRACT_TYPES) {
    const signed = await findSigned(tx, move.memberId, type);
    const offered = await findOfferedContract(tx, move.memberId, type);
    if (signed) ended.push(...(await endSigned(tx, signed, move)));
    if (offered) {
      await updateContract(tx, offered, { state: stateAfter(AGENT_CONTRACT, "withdraw"), updatedAt: move.now });
      withdrawn.push(offered.id);
    }
    const uplines = [signed, offered].flatMap((row) => (row ? [row.uplineId] : []));
    if (uplines.length > 0) await notifySides(tx, type, uplines, move);
  }
  return { ended, withdrawn };
}
