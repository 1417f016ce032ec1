import { serverText } from "@baize/i18n/server-text";
import { loadBrand } from "../../platform/brand/queries.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { transact } from "../../platform/database/retry.ts";
import { Fault } from "../../platform/http/fault.ts";
import { sendMessage } from "../../platform/messages/deliver.ts";
import { type Operator, Refused } from "../../platform/operator/operation.ts";
import { writeOperatorAudit } from "../../platform/operator/write-operator-audit.ts";
import { hashPassword } from "../../platform/security/password.ts";
import { newToken } from "../../platform/security/tokens.ts";
import type { System } from "../../platform/system.ts";
import { openAgent } from "./open-agent.ts";
import { type AgentApplication, endApplication, loadApplication } from "./queries.ts";

interface Decision {
  readonly id: string;
  readonly state: "approved" | "rejected";
  /** What the applicant reads. */
  readonly message: string;
}

interface Approval extends Omit<Decision, "state"> {
  /** The name of the account to open. */
  readonly account: string;
  /** The agent above; undefined for the top of the tree. */
  readonly under?: string | undefined;
}

async function decide(
  tx: Transaction,
  system: System,
  { name }: Operator,
  { id, state, message }: Decision,
): Promise<AgentApplication> {
  const row = await endApplication(tx, id, { state, answer: message, endedBy: name, endedAt: system.now() });
  if (row) return row;
  const { state: is, endedBy } = await loadApplication(tx, id);
  throw new Refused(`The application is ${is} already, by ${endedBy}.`);
}

/**
 * By mail, else by SMS. A decision stays although the gateway refuses its message: the answer names the address to write to.
 */
async function notifyApplicant(system: System, { brand, email, mobile, contact }: AgentApplication, text: string) {
  const to = email ?? mobile;
  if (to === null) return { sent: false, notified: `no: write to ${contact}` };
  const channel = email === null ? ("sms" as const) : ("email" as const);
  const message = { brand, channel, to, purpose: "agent-application", text, code: null, link: null };
  try {
    await sendMessage(system, message, system.now());
    return { sent: true, notified: `${channel} ${to}` };
  } catch (error) {
    if (error instanceof Fault) return { sent: false, notified: `no, the gateway refused it: write to ${to}` };
    throw error;
  }
}

/** Rejects an application that waits, once, and sends the operator's message to the applicant. */
export async function rejectApplication(system: System, operator: Operator, given: Omit<Decision, "state">) {
  const row = await transact(system.db, async (tx) => {
    const ended = await decide(tx, system, operator, { ...given, state: "rejected" });
    const line = { brand: ended.brand, action: "agent-application.rejected", details: { application: given.id } };
    await writeOperatorAudit(tx, system, operator, line);
    return ended;
  });
  const { notified } = await notifyApplicant(system, row, given.message);
  return { id: row.id, name: row.name, state: "rejected" as const, notified };
}

/** A first password that every brand's rule takes. */
const firstPassword = (): string => `${newToken().slice(0, 16)}-Aa7`;

/**
 * Approves an application that waits, once, and opens the agent's account. The applicant gets the first password with the
 * operator's message; the operator sees it only where no message could be sent, to pass it on.
 */
export async function approveApplication(system: System, operator: Operator, { id, message, account, under }: Approval) {
  const password = firstPassword();
  const passwordHash = await hashPassword(password, system.config.passwordWork);
  const { row, brand } = await transact(system.db, async (tx) => {
    const ended = await decide(tx, system, operator, { id, message, state: "approved" });
    const of = system.brands.of(await loadBrand(tx, ended.brand));
    const opened = await openAgent(tx, { system, brand: of }, { account, under, passwordHash });
    const details = { application: id, upline: opened.uplineId };
    const line = { brand: ended.brand, action: "agent-application.approved", memberId: opened.id, details };
    await writeOperatorAudit(tx, system, operator, line);
    return { row: ended, brand: of };
  });
  const text = serverText(brand.defaultLanguage, "message.agent_opened", { message, account, password, brand: brand.title });
  const { sent, notified } = await notifyApplicant(system, row, text);
  const first = sent ? {} : { firstPassword: password };
  return { id: row.id, name: row.name, state: "approved" as const, account, notified, ...first };
}
