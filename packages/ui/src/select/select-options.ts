/** One option of the list. */
export interface SelectOption {
  /** Never empty: the empty string is "nothing chosen". */
  readonly value: string;
  /** In the list, and in the field while it is chosen. */
  readonly label: string;
  /** A quieter second line in the list. */
  readonly note?: string;
  readonly disabled?: boolean;
}
/** Options under one heading. */
export interface SelectGroup {
  /** The heading. Unique in the list. */
  readonly group: string;
  /** Its options, in order. */
  readonly options: readonly SelectOption[];
}
export type SelectOptions = ReadonlyArray<SelectOption | SelectGroup>;

/** The options without their groups. */
export const optionsIn = (options: SelectOptions): readonly SelectOption[] =>
  options.flatMap((one) => ("group" in one ? one.options : [one]));

/** The chosen values after a change, in the order in which they were chosen. A value without an option is kept. */
export function chosenAfter(before: readonly string[], next: ReadonlySet<string>, known: ReadonlySet<string>): readonly string[] {
  const kept = before.filter((value) => next.has(value) || !known.has(value));
  return [...kept, ...[...next].filter((value) => !kept.includes(value))];
}
