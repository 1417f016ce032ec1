import { and, eq, inArray, lt, or } from "drizzle-orm";
import { AGENT_CONTRACT } from "@baize/domain/agents/contract/state";
import { STATEMENT } from "@baize/domain/agents/settlement/statement-state";
import { openStates } from "@baize/domain/state-machine/machine";
import { accounts } from "../../ledger/schema.ts";
import type { Transaction } from "../../platform/database/database.ts";
import type { Closing } from "../../platform/personal-data/closing.ts";
import { contracts } from "./contracts/schema.ts";
import { deleteNotesAbout } from "./notes/queries.ts";
import { downlineNotes } from "./notes/schema.ts";
import { settlementStatements } from "./settlement/schema.ts";

async function hasContract(tx: Transaction, id: string): Promise<boolean> {
  const party = or(eq(contracts.memberId, id), eq(contracts.uplineId, id));
  const open = and(party, inArray(contracts.state, [...openStates(AGENT_CONTRACT)]));
  return (await tx.select({ id: contracts.id }).from(contracts).where(open).limit(1)).length > 0;
}

/** A statement that is not paid, on either side, or a debt to the guarantee. */
async function hasUnpaid(tx: Transaction, id: string): Promise<boolean> {
  const { memberId, uplineId, runId, state } = settlementStatements;
  const isOpen = inArray(state, [...openStates(STATEMENT)]);
  const owes = and(eq(accounts.memberId, id), eq(accounts.kind, "guarantee"), lt(accounts.balance, 0n));
  // Own statements are beside the member; those that the member pays are beside each downline.
  for (const side of [memberId, uplineId]) {
    const bills = await tx
      .select({ id: runId })
      .from(settlementStatements)
      .where(and(eq(side, id), isOpen))
      .limit(1);
    if (bills.length > 0) return true;
  }
  return (await tx.select({ id: accounts.id }).from(accounts).where(owes).limit(1)).length > 0;
}

/** Either side of a contract waits until it has ended and is paid: it still has to pay, or to be paid. */
export const closingInAgents: Closing = {
  obstacles: [
    {
      name: "contracts",
      exists: async (tx, { id }) => (await hasContract(tx, id)) || (await hasUnpaid(tx, id)),
    },
  ],
  deletes: [downlineNotes],
  clear: async (tx, { id }) => {
    await deleteNotesAbout(tx, id);
  },
};
