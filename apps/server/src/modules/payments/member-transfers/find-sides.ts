import { transferSides, type TransferSide } from "@baize/domain/payments/member-transfer";
import type { MemberContext } from "../../../platform/context.ts";
import { memberKind } from "../../identity/member/member-kind.ts";
import { loadMaySendUp } from "./queries.ts";

/** Whether this member may send money to the upline, to downlines, or both. */
export async function findSides(ctx: MemberContext): Promise<readonly TransferSide[]> {
  return transferSides({ kind: memberKind(ctx.member.kind), toUpline: await loadMaySendUp(ctx) });
}
