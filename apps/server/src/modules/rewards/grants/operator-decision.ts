import * as z from "zod";
import { decideReward, type RewardDecision } from "./decide-reward.ts";
import { ownedId, written } from "../../../platform/operator/fields.ts";
import { type Operation, operation, Refused } from "../../../platform/operator/operation.ts";

interface Subject {
  readonly what: RewardDecision["what"];
  /** What is granted and declined by it, for the person who asks for help. */
  readonly approve: { readonly summary: string; readonly state: string };
  readonly reject: { readonly summary: string; readonly access: "state" | "money" };
}

/** The two answers to what a member asked of the house; refused where nothing waits under the id. */
export function decisionsOn({ what, approve, reject }: Subject): { readonly approve: Operation; readonly reject: Operation } {
  const none = () => {
    throw new Refused(`No ${what} waits under this id.`);
  };
  return {
    approve: operation({
      summary: approve.summary,
      access: "state",
      input: z.strictObject({ id: ownedId }),
      run: async ({ db, now }, { id: { memberId: member, id } }, { name }) => {
        const decision = { what, member, id, approve: true, reason: "", by: name };
        return (await decideReward(db, decision, now())) ? { id, state: approve.state } : none();
      },
    }),
    reject: operation({
      summary: reject.summary,
      access: reject.access,
      input: z.strictObject({ id: ownedId, reason: written(400) }),
      run: async ({ db, now }, { id: { memberId: member, id }, reason }, { name }) => {
        const decision = { what, member, id, approve: false, reason, by: name };
        return (await decideReward(db, decision, now())) ? { id, state: "rejected" } : none();
      },
    }),
  };
}
