import type { ParsedOf } from "@baize/api/contract/contract";
import type { MemberContext } from "../../../platform/context.ts";
import { fault } from "../../../platform/http/fault.ts";
import { findTeam } from "../team/find-team.ts";
import { findEverBelow, type Scope } from "./scope-queries.ts";

type Asked = Pick<ParsedOf<"teamReports.bets">, "account" | "reach" | "level">;

/** Which lines the caller asks for. Throws `auth.not_agent`, and `auth.user_unknown` for an account that was never in the team. */
export async function findScope(ctx: MemberContext, { account, reach, level }: Asked): Promise<Scope> {
  const { agentId } = await findTeam(ctx);
  if (account === undefined) return { agentId, level };
  const found = await findEverBelow(ctx, agentId, account);
  if (!found) throw fault("auth.user_unknown");
  return { agentId, level, person: { id: found.id, reach } };
}
