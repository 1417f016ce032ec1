import { agentAbilities } from "@baize/domain/agents/abilities";
import { useRead } from "../api/use-read.ts";

/**
 * Whether the money of the agent who is signed in is frozen. Undefined while it loads.
 * False for an account that moves no money of a team, and where it cannot be read: the server then refuses.
 */
export function useFrozenMoney(): boolean | undefined {
  const member = useRead("member.info", {});
  const isAgent = member.data !== undefined && agentAbilities(member.data.type)?.movesMoney === true;
  const own = useRead("income.state", {}, { enabled: isAgent });
  if (member.isError || own.isError) return false;
  if (member.data === undefined) return undefined;
  return isAgent ? own.data?.frozen : false;
}
