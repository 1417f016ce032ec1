import * as z from "zod";
import type { Role } from "@baize/domain/operators/role";
import { brandOfOwner } from "../../identity/member/brand-of-owner.ts";
import { decideReward, type RewardDecision } from "./decide-reward.ts";
import { ownedId, written } from "../../../platform/operator/fields.ts";
import { type always, type Operation, operation } from "../../../platform/operator/operation.ts";

interface Subject {
  readonly what: RewardDecision["what"];
  readonly roles: readonly Role[];
  /** The effects of an approval and a rejection, for the help text. */
  readonly approve: { readonly summary: string; readonly state: string; readonly needsApproval?: typeof always };
  readonly reject: { readonly summary: string; readonly access: "state" | "money" };
}

/** The two answers to what a member asked for. */
export function decisionsOn({ what, roles, approve, reject }: Subject): {
  readonly approve: Operation;
  readonly reject: Operation;
} {
  return {
    approve: operation({
      summary: approve.summary,
      roles,
      access: "state",
      needsApproval: approve.needsApproval,
      scope: brandOfOwner,
      input: z.strictObject({ id: ownedId }),
      run: async (system, { id: { memberId: member, id } }, operator) => {
        await decideReward(system, { what, member, id, approve: true, reason: "" }, operator);
        return { id, state: approve.state };
      },
    }),
    reject: operation({
      summary: reject.summary,
      roles,
      access: reject.access,
      scope: brandOfOwner,
      input: z.strictObject({ id: ownedId, reason: written(400) }),
      run: async (system, { id: { memberId: member, id }, reason }, operator) => {
        await decideReward(system, { what, member, id, approve: false, reason }, operator);
        return { id, state: "rejected" };
      },
    }),
  };
}
