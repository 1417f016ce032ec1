import { AGENT_CONTRACT, OFFERED } from "@baize/domain/agents/contract/state";
import { canApply, stateAfter } from "@baize/domain/state-machine/machine";
import type { Transaction } from "../../../platform/database/database.ts";
import { fault } from "../../../platform/http/fault.ts";
import type { PartyContext } from "./party-context.ts";
import { lockTree } from "./lock-tree.ts";
import { findOwnContract, type NamedContract } from "./queries.ts";
import { requireSigner } from "./require-signer.ts";
import { roleOf } from "./role.ts";

type Act = "sign" | "reject" | "withdraw" | "end";

/** Whether this side may do it: the proposer withdraws, the other side answers, and either one ends. */
const isFor = (act: Act, isProposer: boolean): boolean => act === "end" || (act === "withdraw") === isProposer;

/**
 * One of the caller's contracts with its tree locked, in a state in which this side may act. Throws `contract.not_found`, or
 * `contract.wrong_state` with the state that it is in.
 */
export async function lockContract(tx: Transaction, ctx: PartyContext, id: string, act: Act): Promise<NamedContract> {
  await lockTree(tx, ctx.member);
  const found = await findOwnContract(tx, ctx, id);
  if (!found) throw fault("contract.not_found");
  requireSigner(ctx);
  const { row } = found;
  const state = row.state === OFFERED && row.expiresAt <= ctx.now ? stateAfter(AGENT_CONTRACT, "expire") : row.state;
  const may = isFor(act, row.proposedBy === roleOf(ctx, row));
  if (!may || !canApply(AGENT_CONTRACT, state, act, "member")) throw fault("contract.wrong_state", { state });
  return found;
}
