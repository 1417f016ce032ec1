import { type FamilyId, familyOf } from "@baize/domain/lottery/family";
import type { Hit } from "@baize/domain/lottery/wins";
import type { PrizeMark, PrizeRow } from "@baize/ui/prize-table";

/** A result of many prizes, from the special one down; `label` names a prize. Where a ticket's numbers came is marked. */
export function prizeRows(
  family: FamilyId,
  numbers: readonly string[],
  label: (prize: string) => string,
  hits: readonly Hit[] = [],
): readonly PrizeRow[] {
  let first = 0;
  return familyOf(family).groups.map(({ name, count }) => {
    const own = numbers.slice(first, first + count);
    const marks = hits.flatMap(({ place, from, digits }): PrizeMark[] => {
      const number = place - first;
      const length = own[number]?.length;
      if (length === undefined) return [];
      return [from === "head" ? { number, from: 0, to: digits } : { number, from: length - digits, to: length }];
    });
    first += count;
    return { id: name, label: label(name), numbers: own, main: name === "special", marks };
  });
}

export const hasPrizes = (family: FamilyId): boolean => familyOf(family).groups.length > 1;
