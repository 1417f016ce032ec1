import { transact } from "../../../platform/database/retry.ts";
import type { Operator } from "../../../platform/operator/operation.ts";
import { writeOperatorAudit } from "../../../platform/operator/write-operator-audit.ts";
import type { System } from "../../../platform/system.ts";
import { endSessions, forgetProofs } from "../session/queries.ts";
import { loadMemberByName, updateMember } from "./queries.ts";

interface Wanted {
  readonly brand: string;
  readonly member: string;
  readonly reason: string;
}

/** Ends every session of a member, and forgets the devices; with `forcePassword` the next sign-in asks for a new password. */
export async function endAllSessions(
  system: System,
  operator: Operator,
  { forcePassword, reason, ...named }: Wanted & { readonly forcePassword: boolean },
) {
  const { id, username, brand } = await loadMemberByName(system.db, named);
  return await transact(system.db, async (tx) => {
    if (forcePassword) await updateMember(tx, id, { passwordForced: true });
    await endSessions(tx, id, system.now());
    await forgetProofs(tx, id);
    const action = forcePassword ? "member.force-password" : "member.end-sessions";
    await writeOperatorAudit(tx, system, operator, { brand: brand.code, action, memberId: id, details: { reason } });
    return { member: username, signedIn: false, ...(forcePassword && { mustChangePassword: true }) };
  });
}
