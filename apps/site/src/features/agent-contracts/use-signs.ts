import { agentAbilities } from "@baize/domain/agents/abilities";
import { useRead } from "../../shared/api/use-read.ts";

/** Whether the person proposes and signs contracts: a sub-account only reads those of its agent. Undefined until it is known. */
export function useSigns(): boolean | undefined {
  const { data: member } = useRead("member.info", {});
  return member && agentAbilities(member.type)?.signs === true;
}
