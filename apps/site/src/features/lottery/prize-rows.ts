import { type FamilyId, familyOf } from "@baize/domain/lottery/family";
import type { PrizeRow } from "@baize/ui/prize-table";

/** A result of many prizes, from the special one down; `label` names a prize. */
export function prizeRows(family: FamilyId, numbers: readonly string[], label: (prize: string) => string): readonly PrizeRow[] {
  let from = 0;
  return familyOf(family).groups.map(({ name, count }) => {
    const row = { id: name, label: label(name), numbers: numbers.slice(from, from + count), main: name === "special" };
    from += count;
    return row;
  });
}

export const hasPrizes = (family: FamilyId): boolean => familyOf(family).groups.length > 1;
