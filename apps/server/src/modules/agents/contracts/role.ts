import type { MemberContext } from "../../../platform/context.ts";
import type { ContractRow } from "./queries.ts";

/** Which side of a contract the caller is. The caller is one of the two. */
export const roleOf = ({ member }: MemberContext, { uplineId }: Pick<ContractRow, "uplineId">): "upline" | "downline" =>
  uplineId === member.id ? "upline" : "downline";
