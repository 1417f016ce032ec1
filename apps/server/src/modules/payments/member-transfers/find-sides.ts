import { transferSides, type TransferSide } from "@baize/domain/payments/member-transfer";
import type { MemberContext } from "../../../platform/context.ts";
import { memberKind } from "../../identity/member/member-kind.ts";
import { mayGoUp } from "./queries.ts";

/** Which ways this member may send money now. */
export async function sidesOf(ctx: MemberContext): Promise<readonly TransferSide[]> {
  return transferSides({ kind: memberKind(ctx.member.kind), toUpline: await mayGoUp(ctx) });
}
