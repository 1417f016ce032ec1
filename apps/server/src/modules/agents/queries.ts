import { and, asc, eq } from "drizzle-orm";
import { AGENT_APPLICATION, type AgentApplicationState } from "@baize/domain/agents/application";
import type { RequestContext } from "../../platform/context.ts";
import type { Database, Executor, Transaction } from "../../platform/database/database.ts";
import { newId } from "../../platform/ids/new-id.ts";
import { MOST } from "../../platform/operator/fields.ts";
import { Refused } from "../../platform/operator/operation.ts";
import { agentApplications } from "./schema.ts";
import { statesLeadingTo } from "@baize/domain/state-machine/machine";
import { inStates } from "../../platform/database/states.ts";

export type AgentApplication = typeof agentApplications.$inferSelect;
export type NewApplication = Pick<AgentApplication, "name" | "mobile" | "email" | "contact" | "message">;

/** Answers the id of the new row. */
export async function addApplication(
  tx: Transaction,
  { brand, address, now }: RequestContext,
  given: NewApplication,
): Promise<string> {
  const id = newId();
  await tx.insert(agentApplications).values({ ...given, id, brand: brand.code, address, at: now });
  return id;
}

/** Throws `Refused` where there is no such application. */
export async function loadApplication(db: Executor, id: string): Promise<AgentApplication> {
  const [row] = await db.select().from(agentApplications).where(eq(agentApplications.id, id));
  if (!row) throw new Refused(`There is no application ${id}.`);
  return row;
}

/** Oldest first. */
export async function listAgentApplications(
  db: Database,
  brand: string,
  state: AgentApplicationState,
): Promise<AgentApplication[]> {
  return await db
    .select()
    .from(agentApplications)
    .where(and(eq(agentApplications.brand, brand), eq(agentApplications.state, state)))
    .orderBy(asc(agentApplications.at))
    .limit(MOST);
}

type Decision = Pick<AgentApplication, "answer" | "endedBy" | "endedAt"> & { readonly state: "approved" | "rejected" };

/** Decides an application that waits; undefined for any other. */
export async function endApplication(tx: Transaction, id: string, decision: Decision): Promise<AgentApplication | undefined> {
  const [row] = await tx
    .update(agentApplications)
    .set(decision)
    .where(
      and(
        eq(agentApplications.id, id),
        inStates(agentApplications.state, statesLeadingTo(AGENT_APPLICATION, decision.state, "operator")),
      ),
    )
    .returning();
  return row;
}
