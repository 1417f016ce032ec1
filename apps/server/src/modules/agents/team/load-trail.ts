import type { Executor } from "../../../platform/database/database.ts";
import { loadAccounts } from "./queries.ts";

export interface TrailStep {
  readonly account: string;
  readonly level: number;
}

/** The way from the agent's direct downline to one account of the team. What is above the agent is not part of it. */
export async function loadTrail(
  db: Executor,
  agentId: string,
  to: { readonly id: string; readonly path: readonly string[] },
): Promise<TrailStep[]> {
  const ids = [...to.path.slice(to.path.indexOf(agentId) + 1), to.id];
  const accounts = await loadAccounts(db, ids);
  return ids.map((id, index) => ({ account: accounts.get(id) ?? "", level: index + 1 }));
}
