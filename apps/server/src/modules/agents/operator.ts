import * as z from "zod";
import { AGENT_APPLICATION_STATES } from "@baize/domain/agents/application";
import { loadBrand } from "../../platform/brand/queries.ts";
import { brand, id, one, state as stateOf, written } from "../../platform/operator/fields.ts";
import { type Operation, operation } from "../../platform/operator/operation.ts";
import { decideApplication } from "./decide-application.ts";
import { type AgentApplication, listApplications } from "./queries.ts";
import { showApplication } from "./show-application.ts";

/** The ways to reach the applicant, without the addresses themselves. */
const reachableBy = ({ email, mobile, contact }: AgentApplication) =>
  Object.entries({ email, mobile, contact })
    .filter(([, address]) => address)
    .map(([name]) => name)
    .join(" ");

const decision = (state: "approved" | "rejected", summary: string) =>
  operation({
    summary,
    roles: ["support", "manager"],
    access: "state",
    input: z.strictObject({ id, message: written(1000, 5) }),
    run: async (system, given, operator) => await decideApplication(system, operator, { ...given, state }),
  });

export const agentApplicationOperations: Readonly<Record<string, Operation>> = {
  "agent-applications list": operation({
    summary: "Who would like to become an agent, by state, the oldest first; `waiting` by default",
    roles: ["support", "manager"],
    input: z.strictObject({ brand, state: stateOf(AGENT_APPLICATION_STATES, "waiting") }),
    run: async ({ db }, { brand: code, state }) => {
      await loadBrand(db, code);
      const rows = await listApplications(db, code, state);
      return rows.map((row) => ({ id: row.id, name: row.name, reachableBy: reachableBy(row), at: row.at.toISOString() }));
    },
  }),
  "agent-applications show": operation({
    summary: "What an applicant wrote, and how to reach them",
    roles: ["support", "manager"],
    access: "private",
    input: one,
    run: async (system, given, operator) => await showApplication(system, operator, given.id),
  }),
  "agent-applications approve": decision("approved", "Approves it, and sends this message by mail, else by SMS"),
  "agent-applications reject": decision("rejected", "Rejects it, and sends this message by mail, else by SMS"),
};
