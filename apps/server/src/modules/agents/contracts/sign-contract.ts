import { AGENT_CONTRACT, SIGNED } from "@baize/domain/agents/contract/state";
import { stateAfter } from "@baize/domain/state-machine/machine";
import type { ParsedOf } from "@baize/api/contract/contract";
import { endOfWindow, lastEdge, startOfNext } from "@baize/domain/agents/contract/start";
import type { ContractTerms } from "@baize/domain/agents/contract/terms";
import type { Transaction } from "../../../platform/database/database.ts";
import { fault } from "../../../platform/http/fault.ts";
import { writeAudit } from "../../../platform/audit/write-audit.ts";
import { guardFrozen } from "../../identity/member/guard-frozen.ts";
import type { PartyContext } from "./party-context.ts";
import { cancelContracts, requireConfirmed } from "./cancel-below.ts";
import { lockContract } from "./lock-contract.ts";
import { notifyOtherSide } from "./notify-other-side.ts";
import { type ContractRow, findParty, findSigned, loadLatestEnd, updateContract } from "./queries.ts";
import { requireCover } from "./require-cover.ts";
import { isSigner, requireType } from "./require-signer.ts";
import { termsOf } from "@baize/domain/agents/contract/stored-terms";
import { contractView } from "./view.ts";

/** Throws `contract.party_not_agent` where a side may no longer sign, or the downline has another upline since the offer. */
async function requireParties(tx: Transaction, ctx: PartyContext, { memberId, uplineId }: ContractRow): Promise<void> {
  const downline = await findParty(tx, ctx, memberId);
  const upline = uplineId === null ? null : await findParty(tx, ctx, uplineId);
  const both = downline !== undefined && upline !== undefined && downline.uplineId === uplineId;
  if (!both || !isSigner(downline.kind) || (upline && !isSigner(upline.kind))) throw fault("contract.party_not_agent");
}

const timed = (row: ContractRow) => ({ terms: termsOf(row), startsAt: row.startsAt?.getTime() ?? 0 });

/** Makes room for the new version: answers its start, and ends the version that it replaces just before. */
async function supersede(tx: Transaction, ctx: PartyContext, row: ContractRow, cover: ContractRow | null): Promise<number> {
  const { now, brand } = ctx;
  const terms: ContractTerms = termsOf(row);
  const previous = await findSigned(tx, row.memberId, row.type);
  const latest = await loadLatestEnd(tx, row.memberId, row.type);
  const ends = [latest?.getTime() ?? 0, cover?.startsAt?.getTime() ?? 0];
  if (previous) ends.push(endOfWindow(timed(previous), now.getTime(), brand.timeZone));
  const start = startOfNext(terms, { now: now.getTime(), busyUntil: Math.max(...ends) }, brand.timeZone);
  if (previous) {
    const endsAt = new Date(lastEdge(timed(previous), start, brand.timeZone));
    await updateContract(tx, previous, { state: stateAfter(AGENT_CONTRACT, "supersede"), endsAt, updatedAt: now });
  }
  return start;
}

/** Signs what the other side proposed. What lies below and would pay more ends, after a confirmation of the whole list. */
export async function signContract(ctx: PartyContext, { id, confirm }: ParsedOf<"contracts.sign">) {
  const { now, brand, member } = ctx;
  return await ctx.commit(async (tx) => {
    const found = await lockContract(tx, ctx, id, "sign");
    const { row } = found;
    const { memberId, type } = row;
    requireType(ctx, type);
    await guardFrozen(tx, ctx);
    await requireParties(tx, ctx, row);
    const terms = termsOf(row);
    const cover = await requireCover(tx, row.uplineId, terms);
    const cancelled = await requireConfirmed(tx, { memberId, type, terms, currency: brand.currency }, confirm);
    const start = await supersede(tx, ctx, row, cover);
    await cancelContracts(tx, cancelled, { until: start, now, timeZone: brand.timeZone });
    const signed = await updateContract(tx, row, { state: SIGNED, startsAt: new Date(start), updatedAt: now });
    const details = { contract: id, of: memberId, type, version: row.version, cancelled: cancelled.map((one) => one.id) };
    await writeAudit(tx, ctx, "contract.sign", member.id, details);
    await notifyOtherSide(tx, ctx, "contract_signed", row);
    return contractView(ctx, { ...found, row: signed });
  });
}
