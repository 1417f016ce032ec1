import * as z from "zod";
import { ANSWER_POLICIES } from "@baize/domain/gaming/answer-policy";
import { nothing } from "../../../platform/operator/fields.ts";
import { always, type Operation, operation } from "../../../platform/operator/operation.ts";
import { setPolicy, showPolicies } from "./set-policy.ts";

const answer = <const Word extends string>(words: readonly [Word, ...Word[]]) =>
  z.enum(words).optional().describe(words.join("|"));

/** Operators' commands for the answers that differ between providers. */
export const policyOperations: Readonly<Record<string, Operation>> = {
  "vendors policies": operation({
    summary: "How each connected provider is answered: an unknown rollback, a late win, the balance of a repeat",
    roles: ["finance", "risk", "manager"],
    scope: "platform",
    input: nothing,
    run: async (system) => await showPolicies(system),
  }),
  "vendors policy": operation({
    summary: "Sets how a provider is answered from its next call on; what is not named stays",
    roles: ["risk", "manager"],
    access: "state",
    needsApproval: always,
    scope: "platform",
    input: z.strictObject({
      provider: z.string().min(1).describe("<id>"),
      unknownRollback: answer(ANSWER_POLICIES.unknownRollback),
      lateWin: answer(ANSWER_POLICIES.lateWin),
      replayBalance: answer(ANSWER_POLICIES.replayBalance),
    }),
    run: async (system, input, operator) => await setPolicy(system, operator, input),
  }),
};
