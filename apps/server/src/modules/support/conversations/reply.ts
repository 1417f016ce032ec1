import { transact } from "../../../platform/database/retry.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import type { Operator } from "../../../platform/operator/operation.ts";
import { writeOperatorAudit } from "../../../platform/operator/write-operator-audit.ts";
import type { System } from "../../../platform/system.ts";
import { loadMemberByName } from "../../identity/member/queries.ts";
import { addMessage } from "../chat/queries.ts";
import { REPLIED } from "./queries.ts";

interface Reply {
  readonly brand: string;
  readonly member: string;
  readonly text: string;
}

/** Writes an operator's reply into a member's conversation with the support desk. */
export async function replyToMember(system: System, operator: Operator, { text, ...named }: Reply) {
  const { id: memberId, brand: row } = await loadMemberByName(system.db, named);
  const author = system.brands.of(row).title;
  const message = { brand: named.brand, room: memberId, id: newId(), memberId: null, author, text, at: system.now() };
  await transact(system.db, async (tx) => {
    await addMessage(tx, message);
    const line = { brand: named.brand, action: REPLIED, memberId, details: { message: message.id } };
    await writeOperatorAudit(tx, system, operator, line);
  });
  return { member: named.member, id: message.id };
}
