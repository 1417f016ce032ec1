import { transact } from "../../../platform/database/retry.ts";
import { type Operator, Refused } from "../../../platform/operator/operation.ts";
import { writeOperatorAudit } from "../../../platform/operator/write-operator-audit.ts";
import type { System } from "../../../platform/system.ts";
import { loadMemberByName } from "../../identity/member/queries.ts";
import { hideLobbyMessage, muteMember, unmuteMember } from "./queries.ts";

const HOUR_MS = 3_600_000;

interface Named {
  readonly brand: string;
  readonly member: string;
}

/** Hides a message of a brand's lobby from all members. */
export async function hideMessage(
  system: System,
  operator: Operator,
  { brand, id, reason }: { readonly brand: string; readonly id: string; readonly reason: string },
) {
  return await transact(system.db, async (tx) => {
    const row = await hideLobbyMessage(tx, brand, id, system.now());
    if (!row) throw new Refused(`The room of ${brand} shows no message ${id}.`);
    const line = { brand, action: "chat.hide", memberId: row.memberId ?? undefined, details: { message: id, reason } };
    await writeOperatorAudit(tx, system, operator, line);
    return { id, hidden: true };
  });
}

/** Lets a member read a brand's lobby and not write in it, for so many hours. */
export async function mute(
  system: System,
  operator: Operator,
  { brand, member, hours, reason }: Named & { readonly hours: number; readonly reason: string },
) {
  const { id: memberId } = await loadMemberByName(system.db, { brand, member });
  const until = new Date(system.now().getTime() + hours * HOUR_MS);
  await transact(system.db, async (tx) => {
    await muteMember(tx, memberId, until);
    const details = { reason, until: until.toISOString() };
    await writeOperatorAudit(tx, system, operator, { brand, action: "chat.mute", memberId, details });
  });
  return { member, until: until.toISOString() };
}

/** Lets a muted member write again. */
export async function unmute(system: System, operator: Operator, { brand, member }: Named) {
  const { id: memberId } = await loadMemberByName(system.db, { brand, member });
  return await transact(system.db, async (tx) => {
    if (!(await unmuteMember(tx, memberId))) throw new Refused(`${member} is not muted.`);
    await writeOperatorAudit(tx, system, operator, { brand, action: "chat.unmute", memberId });
    return { member, until: null };
  });
}
