import * as z from "zod";
import { decideReward, type RewardDecision } from "./decide-reward.ts";
import { ownedId, written } from "../../../platform/operator/fields.ts";
import { type Operation, operation } from "../../../platform/operator/operation.ts";

interface Subject {
  readonly what: RewardDecision["what"];
  /** What approving and rejecting do, for the help text. */
  readonly approve: { readonly summary: string; readonly state: string };
  readonly reject: { readonly summary: string; readonly access: "state" | "money" };
}

/** The two answers to what a member asked for. */
export function decisionsOn({ what, approve, reject }: Subject): { readonly approve: Operation; readonly reject: Operation } {
  return {
    approve: operation({
      summary: approve.summary,
      access: "state",
      input: z.strictObject({ id: ownedId }),
      run: async (system, { id: { memberId: member, id } }, operator) => {
        await decideReward(system, { what, member, id, approve: true, reason: "" }, operator);
        return { id, state: approve.state };
      },
    }),
    reject: operation({
      summary: reject.summary,
      access: reject.access,
      input: z.strictObject({ id: ownedId, reason: written(400) }),
      run: async (system, { id: { memberId: member, id }, reason }, operator) => {
        await decideReward(system, { what, member, id, approve: false, reason }, operator);
        return { id, state: "rejected" };
      },
    }),
  };
}
