import { inEveryLanguage, serverText } from "@baize/i18n/server-text";
import { transact } from "../../../platform/database/retry.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { type Operator, Refused } from "../../../platform/operator/operation.ts";
import { writeOperatorAudit } from "../../../platform/operator/write-operator-audit.ts";
import type { System } from "../../../platform/system.ts";
import { writeMessage } from "../../inbox/send-message.ts";
import { endOpenFeedback, loadFeedback } from "./queries.ts";

interface End {
  readonly state: "answered" | "closed";
  /** The answer to the member; empty where the feedback is closed without one. */
  readonly answer: string;
  /** The details for the audit trail besides the id. */
  readonly details: object;
}

async function endFeedback(
  system: System,
  operator: Operator,
  id: string,
  { state, answer, details }: End,
  notify: (tx: Transaction, memberId: string) => Promise<void> = async () => {},
) {
  return await transact(system.db, async (tx) => {
    const found = (await loadFeedback(tx, id)).row;
    const row = await endOpenFeedback(tx, found, { state, answer, endedBy: operator.name, endedAt: system.now() });
    if (!row) {
      const { state: is, endedBy } = (await loadFeedback(tx, id)).row;
      throw new Refused(`The feedback is ${is} already, by ${endedBy}.`);
    }
    const { brand, memberId } = row;
    await notify(tx, memberId);
    const line = { brand, action: `feedback.${state}`, memberId, details: { feedback: id, ...details } };
    await writeOperatorAudit(tx, system, operator, line);
    return { id, state };
  });
}

/** The answer as the operator wrote it, in every language: it is not translated. */
const textsOf = (content: string) =>
  inEveryLanguage((language) => ({ title: serverText(language, "notification.feedback_answered.title"), content }));

/** Answers feedback, once, with a message to the member's inbox. */
export async function answerFeedback(system: System, operator: Operator, id: string, answer: string) {
  const notify = async (tx: Transaction, memberId: string) =>
    await writeMessage(tx, memberId, "house", textsOf(answer), system.now());
  return await endFeedback(system, operator, id, { state: "answered", answer, details: {} }, notify);
}

/** Closes feedback, once, without an answer. The audit trail keeps the reason. */
export async function closeFeedback(system: System, operator: Operator, id: string, reason: string) {
  return await endFeedback(system, operator, id, { state: "closed", answer: "", details: { reason } });
}
