import { ACTIVE_MEMBER } from "@baize/domain/identity/member/status";
import { lockMembers } from "../../../ledger/locks.ts";
import { levelOf, type MoveRefusal, moveRefusal, type TreeMember } from "@baize/domain/agents/tree";
import { agentAbilities } from "@baize/domain/agents/abilities";
import { isTrial } from "@baize/domain/identity/member/kind";
import { loadBrand } from "../../../platform/brand/queries.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { runIn } from "../../../platform/database/raw.ts";
import { transact } from "../../../platform/database/retry.ts";
import { type Operator, Refused } from "../../../platform/operator/operation.ts";
import { writeOperatorAudit } from "../../../platform/operator/write-operator-audit.ts";
import type { System } from "../../../platform/system.ts";
import { loadMemberRow, type MemberRow } from "../../identity/member/queries.ts";
import { memberKind } from "../../identity/member/member-kind.ts";
import { endBrokenContracts } from "../contracts/end-broken.ts";
import { addPathVersions, listBranch, lockBranch, updatePaths } from "./queries.ts";

interface Move {
  readonly brand: string;
  readonly member: string;
  /** The new upline; undefined for the top of the tree. */
  readonly under?: string | undefined;
  readonly reason: string;
}

const REFUSALS: Readonly<Record<MoveRefusal, string>> = {
  same_upline: "It is there already.",
  into_itself: "A member cannot be below their own account.",
  too_deep: "The tree of the brand has no level for it there.",
};

async function loadUpline(tx: Transaction, brand: string, under: string | undefined): Promise<MemberRow | null> {
  if (under === undefined) return null;
  const row = await loadMemberRow(tx, { brand, member: under });
  if (!agentAbilities(memberKind(row.kind))?.invites) throw new Refused(`${row.username} is no agent.`);
  if (row.status !== ACTIVE_MEMBER) throw new Refused(`The account of ${row.username} is ${row.status}.`);
  return row;
}

/** Locks a branch and its new uplines. A member who registers below it meanwhile waits, or is in the branch. */
async function lockMove(tx: Transaction, memberId: string, upline: MemberRow | null): Promise<TreeMember[]> {
  let size = -1;
  let branch = await listBranch(tx, memberId);
  while (branch.length !== size) {
    size = branch.length;
    await lockBranch(tx, [...branch.map(({ id }) => id), ...(upline ? [...upline.path, upline.id] : [])]);
    branch = await listBranch(tx, memberId);
  }
  return branch;
}

const topOf = ({ id, path }: Pick<MemberRow, "id" | "path">): string => path[0] ?? id;

/** Locks the contracts of both trees, before any other row. */
async function lockTrees(tx: Transaction, member: MemberRow, upline: MemberRow | null): Promise<void> {
  await lockMembers(runIn(tx), topOf(member), ...(upline ? [topOf(upline)] : []));
}

/**
 * Moves a member, with all members below, to another upline or to the top. Each of them gets a new path version; the former
 * ones, and the bets that were accepted under them, stay as they were. Contracts with the former upline end.
 */
export async function moveMember(system: System, operator: Operator, { brand, member, under, reason }: Move) {
  const { agents, timeZone } = system.brands.of(await loadBrand(system.db, brand));
  const { levels } = agents;
  return await transact(system.db, async (tx) => {
    const before = await loadMemberRow(tx, { brand, member });
    const { id } = before;
    const wanted = await loadUpline(tx, brand, under);
    await lockTrees(tx, before, wanted);
    const branch = await lockMove(tx, id, wanted);
    const row = await loadMemberRow(tx, { brand, member });
    const upline = await loadUpline(tx, brand, under);
    if (topOf(row) !== topOf(before) || (upline && wanted && topOf(upline) !== topOf(wanted)))
      throw new Refused("The tree has changed meanwhile. Ask for the move once more.");
    if (isTrial(row.kind)) throw new Refused("A trial account is in no tree.");
    const branchLevels = Math.max(...branch.map(({ path }) => levelOf({ path }) - row.path.length));
    const refusal = moveRefusal({ member: row, upline, branchLevels, levels });
    if (refusal) throw new Refused(REFUSALS[refusal]);
    const path = upline ? [...upline.path, upline.id] : [];
    const ids = branch.map((one) => one.id);
    await updatePaths(tx, ids, { memberId: id, uplineId: upline?.id ?? null, path, former: row.path.length });
    const both = operator.requestedBy === undefined ? operator.name : `${operator.requestedBy}, ${operator.name}`;
    await addPathVersions(tx, ids, { at: system.now(), movedBy: both });
    const contracts = await endBrokenContracts(tx, { memberId: id, account: row.username, now: system.now(), timeZone });
    const details = { from: row.uplineId, to: upline?.id ?? null, moved: ids.length, reason, contracts };
    await writeOperatorAudit(tx, system, operator, { brand, action: "member.move", memberId: id, details });
    const moved = { member: row.username, under: upline?.username ?? null, moved: ids.length };
    return { ...moved, contractsEnded: contracts.ended.length };
  });
}
