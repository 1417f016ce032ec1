import { transact } from "../../platform/database/retry.ts";
import { Fault } from "../../platform/http/fault.ts";
import { sendMessage } from "../../platform/messages/deliver.ts";
import { type Operator, Refused } from "../../platform/operator/operation.ts";
import { writeOperatorAudit } from "../../platform/operator/write-operator-audit.ts";
import type { System } from "../../platform/system.ts";
import { type AgentApplication, endApplication, loadApplication } from "./queries.ts";

interface Decision {
  readonly id: string;
  readonly state: "approved" | "rejected";
  /** What the applicant reads. */
  readonly message: string;
}

async function decide(system: System, { name }: Operator, { id, state, message }: Decision): Promise<AgentApplication> {
  return await transact(system.db, async (tx) => {
    const row = await endApplication(tx, id, { state, answer: message, endedBy: name, endedAt: system.now() });
    if (!row) {
      const { state: is, endedBy } = await loadApplication(tx, id);
      throw new Refused(`The application is ${is} already, by ${endedBy}.`);
    }
    const line = { brand: row.brand, action: `agent-application.${state}`, details: { application: id } };
    await writeOperatorAudit(tx, system, { name }, line);
    return row;
  });
}

/**
 * By mail, else by SMS. A decision stays although the gateway refuses its message: the answer names the address to write to.
 */
async function notifyApplicant(system: System, { brand, email, mobile, contact }: AgentApplication, text: string) {
  const to = email ?? mobile;
  if (to === null) return `no: write to ${contact}`;
  const channel = email === null ? ("sms" as const) : ("email" as const);
  const message = { brand, channel, to, purpose: "agent-application", text, code: null, link: null };
  try {
    await sendMessage(system, message, system.now());
    return `${channel} ${to}`;
  } catch (error) {
    if (error instanceof Fault) return `no, the gateway refused it: write to ${to}`;
    throw error;
  }
}

/** Approves or rejects an application that waits, once, and sends the operator's message to the applicant. */
export async function decideApplication(system: System, operator: Operator, decision: Decision) {
  const row = await decide(system, operator, decision);
  const notified = await notifyApplicant(system, row, decision.message);
  return { id: row.id, name: row.name, state: decision.state, notified };
}
