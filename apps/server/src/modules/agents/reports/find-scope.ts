import type { ParsedOf } from "@baize/api/contract/contract";
import { namesOf } from "@baize/domain/agents/account-path";
import type { MemberContext } from "../../../platform/context.ts";
import { fault } from "../../../platform/http/fault.ts";
import { findTeam } from "../team/find-team.ts";
import { findEverBelow, type Scope } from "./scope-queries.ts";

type Asked = Pick<ParsedOf<"teamReports.bets">, "account" | "reach" | "level">;

async function find(ctx: MemberContext, agentId: string, account: string) {
  const found = await findEverBelow(ctx, agentId, account);
  if (!found) throw fault("auth.user_unknown");
  return found;
}

/** The account that a name, or a path of names, leads to. Throws `auth.user_unknown` for one that was never in the team. */
export async function findPerson(ctx: MemberContext, agentId: string, account: string) {
  const names = namesOf(account);
  if (!names) return await find(ctx, agentId, account);
  const way = await Promise.all(names.map(async (name) => (await find(ctx, agentId, name)).id));
  const id = way.at(-1);
  if (id === undefined) throw fault("auth.user_unknown");
  return { id, way, path: [agentId, ...way.slice(0, -1)] };
}

/** Which lines the caller asks for. Throws `auth.not_agent`, and as `findPerson` does. */
export async function findScope(ctx: MemberContext, { account, reach, level }: Asked): Promise<Scope> {
  const { agentId } = await findTeam(ctx);
  if (account === undefined) return { agentId, level };
  const found = await findPerson(ctx, agentId, account);
  return { agentId, level, person: { id: found.id, reach, ...("way" in found && { way: found.way }) } };
}
