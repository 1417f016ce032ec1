import * as z from "zod";
import { FEEDBACK_STATES } from "@baize/domain/support/feedback";
import { loadBrand } from "../../../platform/brand/queries.ts";
import { brand, id, one, state as stateOf, written } from "../../../platform/operator/fields.ts";
import { type Operation, operation } from "../../../platform/operator/operation.ts";
import type { System } from "../../../platform/system.ts";
import { answerFeedback, closeFeedback } from "./end-feedback.ts";
import { listFeedback, loadFeedback } from "./queries.ts";
import { showFeedback } from "./show-feedback.ts";

const brandOfFeedback = async ({ db }: System, { id: wanted }: { readonly id: string }) =>
  (await loadFeedback(db, wanted)).row.brand;

export const feedbackOperations: Readonly<Record<string, Operation>> = {
  "feedback list": operation({
    summary: "Feedback of one state, the oldest first; `open` by default",
    roles: ["support", "manager"],
    input: z.strictObject({ brand, state: stateOf(FEEDBACK_STATES, "open") }),
    run: async ({ db }, { brand: code, state }) => {
      await loadBrand(db, code);
      const rows = await listFeedback(db, code, state);
      return rows.map(({ at, username, ...row }) => ({ ...row, member: username, at: at.toISOString() }));
    },
  }),
  "feedback show": operation({
    summary: "What a member wrote, and what was answered",
    roles: ["support", "manager"],
    access: "private",
    scope: brandOfFeedback,
    input: one,
    run: async (system, given, operator) => await showFeedback(system, operator, given.id),
  }),
  "feedback answer": operation({
    summary: "Answers it: the member finds the text in the inbox",
    roles: ["support", "manager"],
    access: "state",
    scope: brandOfFeedback,
    input: z.strictObject({ id, text: written(2000, 2) }),
    run: async (system, given, operator) => await answerFeedback(system, operator, given.id, given.text),
  }),
  "feedback close": operation({
    summary: "Closes it without an answer; only the audit trail keeps the reason",
    roles: ["support", "manager"],
    access: "state",
    scope: brandOfFeedback,
    input: z.strictObject({ id, reason: written(200, 5) }),
    run: async (system, given, operator) => await closeFeedback(system, operator, given.id, given.reason),
  }),
};
