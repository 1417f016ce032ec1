import { and, asc, eq } from "drizzle-orm";
import * as z from "zod";
import { AGENT_APPLICATION_STATES } from "@baize/domain/agents/application";
import type { Executor } from "../../platform/database/database.ts";
import { transact } from "../../platform/database/retry.ts";
import { agentApplications } from "./schema.ts";
import { Fault } from "../../platform/http/fault.ts";
import { sendMessage } from "../../platform/messages/deliver.ts";
import type { System } from "../../platform/system.ts";
import { brand, id, MOST, one, state as stateOf, written } from "../../platform/operator/fields.ts";
import { type Operation, operation, type Operator, Refused } from "../../platform/operator/operation.ts";
import { loadBrand } from "../../platform/brand/queries.ts";
import { writeOperatorAudit } from "../../platform/operator/write-operator-audit.ts";

type Application = typeof agentApplications.$inferSelect;

async function rowOf(db: Executor, wanted: string): Promise<Application> {
  const [row] = await db.select().from(agentApplications).where(eq(agentApplications.id, wanted));
  if (!row) throw new Refused(`There is no application ${wanted}.`);
  return row;
}

/** The ways that were left to answer by, without what they are. */
const waysOf = ({ email, mobile, contact }: Application) =>
  Object.entries({ email, mobile, contact })
    .filter(([, way]) => way)
    .map(([name]) => name)
    .join(" ");

async function decided(system: System, wanted: string, { name }: Operator, state: "approved" | "rejected", answer: string) {
  return await transact(system.db, async (tx) => {
    const [row] = await tx
      .update(agentApplications)
      .set({ state, answer, endedBy: name, endedAt: system.now() })
      .where(and(eq(agentApplications.id, wanted), eq(agentApplications.state, "waiting")))
      .returning();
    if (!row) {
      const { state: is, endedBy } = await rowOf(tx, wanted);
      throw new Refused(`The application is ${is} already, by ${endedBy}.`);
    }
    const details = { application: wanted };
    await writeOperatorAudit(tx, system, { name }, { brand: row.brand, action: `joining.${state}`, details });
    return row;
  });
}

/** By mail, else by SMS. The decision stands whether or not a carrier takes its words: who decided is told what is left to do. */
async function tell(system: System, { brand: code, email, mobile, contact }: Application, text: string): Promise<string> {
  const to = email ?? mobile;
  if (to === null) return `nobody yet: write to ${contact}`;
  const channel = email === null ? ("sms" as const) : ("email" as const);
  const message = { brand: code, channel, to, purpose: "joining", text, code: null, link: null };
  try {
    await sendMessage(system, message, system.now());
    return `${channel} ${to}`;
  } catch (error) {
    if (error instanceof Fault) return `nobody yet, for the carrier refused it: write to ${to}`;
    throw error;
  }
}

function decision(state: "approved" | "rejected", summary: string): Operation {
  return operation({
    summary,
    access: "state",
    input: z.strictObject({ id, message: written(1000, 5) }),
    run: async (system, { id: wanted, message }, operator) => {
      const row = await decided(system, wanted, operator, state, message);
      return { id: wanted, name: row.name, state, told: await tell(system, row, message) };
    },
  });
}

/** People who left their names because they would like to become agents. */
export const joiningOperations: Readonly<Record<string, Operation>> = {
  "joining list": operation({
    summary: "Who would like to become an agent, by state, the oldest first; `waiting` unless said otherwise",
    input: z.strictObject({ brand, state: stateOf(AGENT_APPLICATION_STATES, "waiting") }),
    run: async ({ db }, { brand: code, state }) => {
      await loadBrand(db, code);
      const rows = await db
        .select()
        .from(agentApplications)
        .where(and(eq(agentApplications.brand, code), eq(agentApplications.state, state)))
        .orderBy(asc(agentApplications.at))
        .limit(MOST);
      return rows.map((row) => ({ id: row.id, name: row.name, ways: waysOf(row), at: row.at.toISOString() }));
    },
  }),
  "joining show": operation({
    summary: "What somebody wrote who would like to become an agent, and how to reach them",
    access: "private",
    input: one,
    run: async (system, { id: wanted }, operator) => {
      const row = await rowOf(system.db, wanted);
      const { name, mobile, email, contact, message, state, answer, endedBy, at } = row;
      const details = { application: wanted };
      await writeOperatorAudit(system.db, system, operator, { brand: row.brand, action: "joining.seen", details });
      return { id: wanted, name, mobile, email, contact, message, at: at.toISOString(), state, answer, endedBy };
    },
  }),
  "joining approve": decision("approved", "Says yes, and sends these words by mail, else by SMS"),
  "joining reject": decision("rejected", "Says no, and sends these words by mail, else by SMS"),
};
