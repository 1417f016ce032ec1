import type { Handler } from "@baize/api/contract/contract";
import { MEMBER_ACCOUNT } from "@baize/domain/identity/member/status";
import { stateAfter } from "@baize/domain/state-machine/machine";
import type { ClosingObstacle } from "@baize/domain/identity/member/closing";
import { lockMembers } from "../../../ledger/locks.ts";
import { writeAudit } from "../../../platform/audit/write-audit.ts";
import type { MemberContext, ServerContexts } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { runIn } from "../../../platform/database/raw.ts";
import { fault } from "../../../platform/http/fault.ts";
import type { Closing } from "../../../platform/personal-data/closing.ts";
import { handleOf } from "../member/handle.ts";
import { updateMember } from "../member/queries.ts";
import { endSessions, forgetProofs } from "../session/queries.ts";
import { closedHandle } from "./closed-handle.ts";
import { pseudonymOf } from "./pseudonym.ts";

async function refuseObstacles(tx: Transaction, memberId: string, modules: readonly Closing[]): Promise<void> {
  const left: ClosingObstacle[] = [];
  for (const { obstacle } of modules) if (await obstacle?.exists(tx, memberId)) left.push(obstacle?.name ?? "money");
  if (left.length > 0) throw fault("account.not_empty", { left });
}

async function removePerson(tx: Transaction, { system, brand, member }: MemberContext): Promise<void> {
  const pseudonym = pseudonymOf(member.id);
  await updateMember(tx, member.id, {
    status: stateAfter(MEMBER_ACCOUNT, "close"),
    username: pseudonym,
    handle: closedHandle(system, brand.code, handleOf(member.username)),
    nickname: pseudonym,
    email: null,
    emailProvenAt: null,
    mobile: null,
    mobileProvenAt: null,
    details: {},
    onBoard: false,
    avatar: "1",
    avatarType: "STATIC",
  });
}

/** Closes the member's own account for good. The row asks for a recent proof. */
export const closeAccount =
  (modules: readonly Closing[]): Handler<"account.close", ServerContexts> =>
  async (ctx) => {
    const { id } = ctx.member;
    return await ctx.commit(async (tx) => {
      // Waits for moves of the member's money that are under way.
      await lockMembers(runIn(tx), id);
      await refuseObstacles(tx, id, modules);
      for (const { erase } of modules) await erase?.(tx, id, ctx.now);
      await removePerson(tx, ctx);
      await endSessions(tx, id, ctx.now);
      await forgetProofs(tx, id);
      await writeAudit(tx, ctx, "account.close", id);
      return { closed: true as const };
    });
  };
