import type { Handler } from "@baize/api/contract/contract";
import { lockMembers } from "../../../ledger/locks.ts";
import { writeAudit } from "../../../platform/audit/write-audit.ts";
import type { ServerContexts } from "../../../platform/context.ts";
import { runIn } from "../../../platform/database/raw.ts";
import { fault } from "../../../platform/http/fault.ts";
import type { Closing } from "../../../platform/personal-data/closing.ts";
import { closeMember } from "./close-member.ts";

/** Closes the member's own account for good. The row asks for a recent proof. */
export const closeAccount =
  (modules: readonly Closing[]): Handler<"account.close", ServerContexts> =>
  async (ctx) => {
    const { system, brand, member } = ctx;
    return await ctx.commit(async (tx) => {
      // Waits for moves of the member's money that are under way.
      await lockMembers(runIn(tx), member.id);
      const left = await closeMember(tx, system, { ...member, brand: brand.code }, modules);
      if (left.length > 0) throw fault("account.not_empty", { left });
      await writeAudit(tx, ctx, "account.close", member.id);
      return { closed: true as const };
    });
  };
