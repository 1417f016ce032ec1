import type { ContractTerms } from "@baize/domain/agents/contract/terms";
import { computeContract } from "@baize/domain/agents/settlement/compute";
import type { Computed } from "@baize/domain/agents/settlement/computed";
import type { Brand } from "../../../platform/brand/brand.ts";
import type { Executor } from "../../../platform/database/database.ts";
import { listRunVersions } from "./correction-queries.ts";
import { loadTeamPlay, toCarry } from "./team-play.ts";
import { findLastComputed, loadCarry, loadDownlineBases, sumPaid } from "./what-if-queries.ts";

/** What the last closed window would have paid. */
export interface WhatIf {
  readonly start: Date;
  readonly end: Date;
  readonly computed: Computed;
  /** What it paid; null where no contract of the member counted in it. */
  readonly paid: bigint | null;
}

/**
 * Computes the newest window that is settled as a run does, of one member's team and by other terms. Undefined where no window of this type
 * and period is settled yet.
 */
export async function computeWhatIf(
  db: Executor,
  brand: Brand,
  memberId: string,
  terms: ContractTerms,
): Promise<WhatIf | undefined> {
  const run = await findLastComputed(db, brand.code, terms);
  if (!run) return undefined;
  const runIds = (await listRunVersions(db, run)).map(({ id }) => id);
  const team = {
    ...(await loadTeamPlay(db, run, { memberId, terms })),
    downlineBases: await loadDownlineBases(db, run, { uplineId: memberId, runIds }),
    carried: (await loadCarry(db, run, memberId)).map(toCarry),
  };
  return {
    start: run.windowStart,
    end: run.windowEnd,
    computed: computeContract(terms, team, brand.profile.dividendBase),
    paid: await sumPaid(db, memberId, runIds),
  };
}
