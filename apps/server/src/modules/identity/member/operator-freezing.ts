import { eq } from "drizzle-orm";
import type * as z from "zod";
import { lockMembers } from "../../../ledger/locks.ts";
import { runIn } from "../../../platform/database/raw.ts";
import { transact } from "../../../platform/database/retry.ts";
import { members } from "../schema.ts";
import type { System } from "../../../platform/system.ts";
import { who } from "../../../platform/operator/fields.ts";
import { type Operation, operation, type Operator } from "../../../platform/operator/operation.ts";
import { loadMemberByName } from "./member-rows.ts";
import { writeOperatorAudit } from "../../../platform/operator/write-operator-audit.ts";

const setting =
  (moneyFrozen: boolean) =>
  async (system: System, input: z.infer<typeof who>, operator: Operator): Promise<object> => {
    const { id: memberId } = await loadMemberByName(system.db, input);
    return await transact(system.db, async (tx) => {
      // Waits for what moves the member's money now: whatever comes after it sees the freeze.
      await lockMembers(runIn(tx), memberId);
      await tx.update(members).set({ moneyFrozen }).where(eq(members.id, memberId));
      const action = moneyFrozen ? "money.freeze" : "money.thaw";
      await writeOperatorAudit(tx, system, operator, { brand: input.brand, action, memberId });
      return { member: input.member, frozen: moneyFrozen };
    });
  };

export const freezingOperations: Readonly<Record<string, Operation>> = {
  "money freeze": operation({
    summary:
      "Keeps a member's money where it is: no withdrawal, no transfer along the tree, no exchange; play and deposits go on",
    access: "state",
    input: who,
    run: setting(true),
  }),
  "money thaw": operation({ summary: "Ends a freeze", access: "state", input: who, run: setting(false) }),
};
