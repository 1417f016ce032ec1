import { MEMBER_ACCOUNT } from "@baize/domain/identity/member/status";
import type { ClosingObstacle } from "@baize/domain/identity/member/closing";
import { stateAfter } from "@baize/domain/state-machine/machine";
import type { Transaction } from "../../../platform/database/database.ts";
import type { Closing } from "../../../platform/personal-data/closing.ts";
import type { System } from "../../../platform/system.ts";
import { handleOf } from "../member/handle.ts";
import { type MemberRow, updateMember } from "../member/queries.ts";
import { endSessions } from "../session/queries.ts";
import { closedHandle } from "./closed-handle.ts";
import { pseudonymOf } from "./pseudonym.ts";
import { deleteRows } from "./queries.ts";

type ClosingMember = Pick<MemberRow, "id" | "brand" | "kind" | "username">;

async function removePerson(tx: Transaction, system: System, { id, brand, username }: ClosingMember): Promise<void> {
  const pseudonym = pseudonymOf(id);
  await updateMember(tx, id, {
    status: stateAfter(MEMBER_ACCOUNT, "close"),
    username: pseudonym,
    handle: closedHandle(system, brand, handleOf(username)),
    nickname: pseudonym,
    email: null,
    emailProvenAt: null,
    mobile: null,
    mobileProvenAt: null,
    details: {},
    onBoard: false,
    avatar: "1",
    avatarType: "STATIC",
  });
}

/**
 * Closes a locked member's account for good, whoever asks for it, and removes the person from it. Answers what keeps the account
 * open; nothing is done then.
 */
export async function closeMember(
  tx: Transaction,
  system: System,
  member: ClosingMember,
  modules: readonly Closing[],
): Promise<ClosingObstacle[]> {
  const now = system.now();
  const account = { ...member, now };
  const left: ClosingObstacle[] = [];
  for (const { obstacles = [] } of modules)
    for (const { name, exists } of obstacles) if (await exists(tx, account)) left.push(name);
  if (left.length > 0) return left;
  await endSessions(tx, member.id, now);
  for (const { deletes = [], clear } of modules) {
    for (const table of deletes) await deleteRows(tx, table, member.id);
    await clear?.(tx, account);
  }
  await removePerson(tx, system, member);
  return [];
}
