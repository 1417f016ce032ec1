import { and, asc, eq } from "drizzle-orm";
import * as z from "zod";
import { FEEDBACK_STATES } from "@baize/domain/support/feedback";
import type { Executor } from "../../../platform/database/database.ts";
import { transact } from "../../../platform/database/retry.ts";
import { members } from "../../identity/schema.ts";
import { feedback } from "../feedback-schema.ts";
import { writeMessage } from "../../inbox/send-message.ts";
import { FEEDBACK_ANSWERED } from "../../inbox/texts.ts";
import type { System } from "../../../platform/system.ts";
import { brand, id, MOST, one, state as stateOf, written } from "../../../platform/operator/fields.ts";
import { type Operation, operation, type Operator, Refused } from "../../../platform/operator/operation.ts";
import { loadBrand } from "../../../platform/brand/queries.ts";
import { writeOperatorAudit } from "../../../platform/operator/write-operator-audit.ts";

async function rowOf(tx: Executor, wanted: string) {
  const [row] = await tx
    .select({ row: feedback, username: members.username })
    .from(feedback)
    .innerJoin(members, eq(members.id, feedback.memberId))
    .where(eq(feedback.id, wanted));
  if (!row) throw new Refused(`There is no feedback ${wanted}.`);
  return row;
}

const show = operation({
  summary: "What a member wrote, and what became of it",
  access: "private",
  input: one,
  run: async (system, { id: wanted }, operator) => {
    const { row, username } = await rowOf(system.db, wanted);
    const { brand: code, memberId, type, content, at, state, answer, endedBy } = row;
    const details = { feedback: wanted };
    await writeOperatorAudit(system.db, system, operator, { brand: code, action: "feedback.seen", memberId, details });
    return { id: wanted, brand: code, member: username, type, content, at: at.toISOString(), state, answer, endedBy };
  },
});

interface End {
  readonly state: "answered" | "closed";
  /** What the member reads. */
  readonly answer: string;
  /** What the trail keeps beside it. */
  readonly details: object;
}

/** Once: of two people the second is told what the first did. */
async function end(system: System, wanted: string, { name }: Operator, { state, answer, details }: End) {
  return await transact(system.db, async (tx) => {
    const now = system.now();
    const [row] = await tx
      .update(feedback)
      .set({ state, answer, endedBy: name, endedAt: now })
      .where(and(eq(feedback.id, wanted), eq(feedback.state, "open")))
      .returning({ brand: feedback.brand, memberId: feedback.memberId });
    if (!row) {
      const { state: is, endedBy } = (await rowOf(tx, wanted)).row;
      throw new Refused(`The feedback is ${is} already, by ${endedBy}.`);
    }
    const { brand: code, memberId } = row;
    if (state === "answered") await writeMessage(tx, memberId, "house", inWords(answer), now);
    const trail = { brand: code, action: `feedback.${state}`, memberId, details: { feedback: wanted, ...details } };
    await writeOperatorAudit(tx, system, { name }, trail);
    return { id: wanted, state };
  });
}

/** In the words of whoever wrote it, whatever the member reads: nobody translates it. */
const inWords = (content: string) => {
  const { EN, HI, AR } = FEEDBACK_ANSWERED;
  return { EN: { title: EN, content }, HI: { title: HI, content }, AR: { title: AR, content } };
};

/** What members write to the house by the feedback form. */
export const feedbackOperations: Readonly<Record<string, Operation>> = {
  "feedback list": operation({
    summary: "Feedback of one state, the oldest first; `open` unless said otherwise",
    input: z.strictObject({ brand, state: stateOf(FEEDBACK_STATES, "open") }),
    run: async ({ db }, { brand: code, state }) => {
      await loadBrand(db, code);
      const rows = await db
        .select({ id: feedback.id, type: feedback.type, at: feedback.at, username: members.username })
        .from(feedback)
        .innerJoin(members, eq(members.id, feedback.memberId))
        .where(and(eq(feedback.brand, code), eq(feedback.state, state)))
        .orderBy(asc(feedback.at))
        .limit(MOST);
      return rows.map(({ at, username, ...row }) => ({ ...row, member: username, at: at.toISOString() }));
    },
  }),
  "feedback show": show,
  "feedback answer": operation({
    summary: "Answers it: the member finds the text in the inbox",
    access: "state",
    input: z.strictObject({ id, text: written(2000, 2) }),
    run: async (system, { id: wanted, text }, operator) =>
      await end(system, wanted, operator, { state: "answered", answer: text, details: {} }),
  }),
  "feedback close": operation({
    summary: "Lays it aside without an answer; the reason stays in the house",
    access: "state",
    input: z.strictObject({ id, reason: written(200, 5) }),
    run: async (system, { id: wanted, reason }, operator) =>
      await end(system, wanted, operator, { state: "closed", answer: "", details: { reason } }),
  }),
};
