import { type ContractTerms, tierAbove } from "./terms.ts";

/** A signed contract as the tree sees it: whose it is, and who pays it. */
export interface RunningContract {
  readonly id: string;
  readonly memberId: string;
  /** The payer; null for the brand. */
  readonly uplineId: string | null;
  readonly terms: ContractTerms;
}

/**
 * The contracts that end when a member's own contract becomes `terms`, at any depth, from the top down: one that would pay more
 * than the new terms, and below it every one, because nothing is left to pay them from. `undefined`: the member has no contract.
 */
export function cancelledBelow(
  memberId: string,
  terms: ContractTerms | undefined,
  running: readonly RunningContract[],
): readonly RunningContract[] {
  const byUpline = Map.groupBy(running, ({ uplineId }) => uplineId);
  const cancelled: RunningContract[] = [];
  const look = (upline: string, above: ContractTerms | undefined): void => {
    for (const contract of byUpline.get(upline) ?? []) {
      if (tierAbove(contract.terms, above) === undefined) continue;
      cancelled.push(contract);
      look(contract.memberId, undefined);
    }
  };
  look(memberId, terms);
  return cancelled;
}

/** One text for one list of contracts, whatever its order: what a confirmation of that list is a hash of. */
export const cancellationText = (cancelled: readonly Pick<RunningContract, "id">[]): string =>
  cancelled
    .map(({ id }) => id)
    .toSorted()
    .join("\n");
