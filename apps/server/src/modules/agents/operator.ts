import * as z from "zod";
import { AGENT_APPLICATION_STATES } from "@baize/domain/agents/application";
import { loadBrand } from "../../platform/brand/queries.ts";
import { brand, id, member, one, state as stateOf, written } from "../../platform/operator/fields.ts";
import { always, type Operation, operation } from "../../platform/operator/operation.ts";
import type { System } from "../../platform/system.ts";
import { approveApplication, rejectApplication } from "./decide-application.ts";
import { type AgentApplication, listAgentApplications, loadApplication } from "./queries.ts";
import { showApplication } from "./show-application.ts";
import { moveMember } from "./tree/move-member.ts";

/** The ways to reach the applicant, without the addresses themselves. */
const reachableBy = ({ email, mobile, contact }: AgentApplication) =>
  Object.entries({ email, mobile, contact })
    .filter(([, address]) => address)
    .map(([name]) => name)
    .join(" ");

const brandOfApplication = async ({ db }: System, { id: wanted }: { readonly id: string }) =>
  (await loadApplication(db, wanted)).brand;

export const agentApplicationOperations: Readonly<Record<string, Operation>> = {
  "agent-applications list": operation({
    summary: "Who would like to become an agent, by state, the oldest first; `waiting` by default",
    roles: ["support", "manager"],
    input: z.strictObject({ brand, state: stateOf(AGENT_APPLICATION_STATES, "waiting") }),
    run: async ({ db }, { brand: code, state }) => {
      await loadBrand(db, code);
      const rows = await listAgentApplications(db, code, state);
      return rows.map((row) => ({ id: row.id, name: row.name, reachableBy: reachableBy(row), at: row.at.toISOString() }));
    },
  }),
  "agent-applications show": operation({
    summary: "What an applicant wrote, and how to reach them",
    roles: ["support", "manager"],
    access: "private",
    scope: brandOfApplication,
    input: one,
    run: async (system, given, operator) => await showApplication(system, operator, given.id),
  }),
  "agent-applications approve": operation({
    summary: "Approves it, opens this agent's account, and sends message and first password by mail, else by SMS",
    roles: ["support", "manager"],
    access: "state",
    scope: brandOfApplication,
    input: z.strictObject({ id, message: written(1000, 5), account: member, under: member.optional() }),
    run: async (system, given, operator) => await approveApplication(system, operator, given),
  }),
  "agent-applications reject": operation({
    summary: "Rejects it, and sends this message by mail, else by SMS",
    roles: ["support", "manager"],
    access: "state",
    scope: brandOfApplication,
    input: z.strictObject({ id, message: written(1000, 5) }),
    run: async (system, given, operator) => await rejectApplication(system, operator, given),
  }),
  "members move": operation({
    summary: "Moves a member, with all members below, to another agent, or without one to the top of the tree",
    roles: ["risk", "manager"],
    access: "state",
    input: z.strictObject({ brand, member, under: member.optional(), reason: written(200, 5) }),
    needsApproval: always,
    run: async (system, given, operator) => await moveMember(system, operator, given),
  }),
};
