import { and, eq, inArray, or } from "drizzle-orm";
import { AGENT_CONTRACT } from "@baize/domain/agents/contract/state";
import { openStates } from "@baize/domain/state-machine/machine";
import type { Closing } from "../../platform/personal-data/closing.ts";
import { contracts } from "./contracts/schema.ts";

/** Either side of a contract waits until it has ended: it still has to pay, or to be paid. */
export const closingInAgents: Closing = {
  obstacles: [
    {
      name: "contracts",
      exists: async (tx, { id }) => {
        const party = or(eq(contracts.memberId, id), eq(contracts.uplineId, id));
        const open = and(party, inArray(contracts.state, [...openStates(AGENT_CONTRACT)]));
        return (await tx.select({ id: contracts.id }).from(contracts).where(open).limit(1)).length > 0;
      },
    },
  ],
};
