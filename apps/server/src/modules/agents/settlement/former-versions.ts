import type { Computed } from "@baize/domain/agents/settlement/computed";
import type { Executor } from "../../../platform/database/database.ts";
import { listFormer, listRunVersions } from "./correction-queries.ts";
import type { RunRow } from "./queries.ts";
import type { StoredCarry } from "./schema.ts";

/** What the versions of a window before one have paid a member, and what the last of them found. */
export interface FormerVersions {
  readonly paid: bigint;
  readonly base: bigint;
  readonly carry: readonly StoredCarry[];
}

/** By member. Empty for the first version of a window. */
export async function loadFormer(db: Executor, run: RunRow): Promise<ReadonlyMap<string, FormerVersions>> {
  const former = new Map<string, FormerVersions>();
  if (run.version === 1) return former;
  const ids = (await listRunVersions(db, run)).map(({ id }) => id);
  for (const { memberId, amount, base, carry } of await listFormer(db, ids, run.corrections))
    former.set(memberId, { paid: (former.get(memberId)?.paid ?? 0n) + amount, base, carry });
  return former;
}

const textOf = (carry: readonly { readonly branchId: string | null; readonly amount: string | bigint }[]): string =>
  carry.map(({ branchId, amount }) => `${branchId} ${amount}`).join("\n");

/** Whether computing a window again finds what its last version found. */
export const isUnchanged = (former: FormerVersions, { amount, base, carry }: Computed): boolean =>
  former.paid === amount && former.base === base && textOf(former.carry) === textOf(carry);
