import type { ContractReader } from "./party-context.ts";
import type { ContractRow } from "./queries.ts";

/** Which side of a contract the caller is. The caller is one of the two. */
export const roleOf = ({ member }: ContractReader, { uplineId }: Pick<ContractRow, "uplineId">): "upline" | "downline" =>
  uplineId === member.id ? "upline" : "downline";
