/** Numbers that are drawn together: how many, from which range, and with how many digits they are printed. */
export interface NumberGroup {
  readonly name: string;
  readonly count: number;
  readonly lowest: number;
  readonly highest: number;
  readonly digits: number;
  /** No number of the group comes twice, as balls from one drum. */
  readonly distinct?: true;
}

/** How a family of games draws. */
export interface Family {
  readonly groups: readonly NumberGroup[];
  /** Numbers at the end of the result that are shown apart. */
  readonly bonus: number;
}

const prize = (name: string, digits: number, count: number): NumberGroup => ({
  name,
  count,
  lowest: 0,
  highest: 10 ** digits - 1,
  digits,
});

const drawnDigits = (count: number): Family => ({
  groups: [{ name: "digit", count, lowest: 0, highest: 9, digits: 1 }],
  bonus: 0,
});

/** Every way of drawing. Vietnam's have a result of many prizes; the special prize comes first. */
export const FAMILIES = {
  "vn-north": {
    groups: [
      prize("special", 5, 1),
      prize("first", 5, 1),
      prize("second", 5, 2),
      prize("third", 5, 6),
      prize("fourth", 4, 4),
      prize("fifth", 4, 6),
      prize("sixth", 3, 3),
      prize("seventh", 2, 4),
    ],
    bonus: 0,
  },
  "vn-south": {
    groups: [
      prize("special", 6, 1),
      prize("first", 5, 1),
      prize("second", 5, 1),
      prize("third", 5, 2),
      prize("fourth", 5, 7),
      prize("fifth", 4, 1),
      prize("sixth", 4, 3),
      prize("seventh", 3, 1),
      prize("eighth", 2, 1),
    ],
    bonus: 0,
  },
  pick5: drawnDigits(5),
  pick4: drawnDigits(4),
  pick3: drawnDigits(3),
  eleven5: { groups: [{ name: "ball", count: 5, lowest: 1, highest: 11, digits: 2, distinct: true }], bonus: 0 },
  dice3: { groups: [{ name: "die", count: 3, lowest: 1, highest: 6, digits: 1 }], bonus: 0 },
  race10: { groups: [{ name: "place", count: 10, lowest: 1, highest: 10, digits: 2, distinct: true }], bonus: 0 },
  mark6: { groups: [{ name: "ball", count: 7, lowest: 1, highest: 49, digits: 2, distinct: true }], bonus: 1 },
} as const satisfies Readonly<Record<string, Family>>;

export type FamilyId = keyof typeof FAMILIES;
const isFamily = (name: string): name is FamilyId => Object.hasOwn(FAMILIES, name);
export const FAMILY_IDS: readonly FamilyId[] = Object.keys(FAMILIES).filter(isFamily);

export const familyOf = (id: FamilyId): Family => FAMILIES[id];

/** The group of each place of the result, in the order of the result. */
export const placesOf = (family: FamilyId): readonly NumberGroup[] =>
  familyOf(family).groups.flatMap((group) => Array.from({ length: group.count }, () => group));

/** A number as it is printed in its group. */
export const paddedNumber = (number: number, digits: number): string => String(number).padStart(digits, "0");
